import { and, eq, inArray } from "drizzle-orm";
import { users } from "../../database/schema/schema.ts";
import { offers, offerVersions, stores } from "../../database/schema/store-schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { notifyAll, type Notifier } from "../notifications/notify.ts";
import type { OfferRow } from "../offers/lock.ts";
import { endedNow } from "../offers/end.ts";
import { offerEvent } from "../offers/events.ts";
import { rangeOf, stateAt } from "../offers/rules.ts";
import { conditionsOf } from "../offers/view.ts";
import { loggedFields } from "../offers/write.ts";
import { roleHas } from "../permissions/role-has.ts";
import { emitEvents } from "../webhooks/emit.ts";
import type { OfferLimits } from "./limits.ts";

/** The limits that a network's programme sets for the offer created from it. */
export interface OfferRestriction {
  offerId: string;
  /** `null` if the programme has ended. */
  limits: OfferLimits | null;
}

/** The actor of changes that result from a network's list. */
const network = { userId: null, email: "network" };

/**
 * Ends the offers of ended programmes, and lowers rates above their programme's limits, so that no member is
 * promised more than the network pays. Earlier clicks keep their terms. Everyone who may change offers is
 * notified.
 */
export async function restrictOffers(
  unit: UnitOfWork,
  app: Notifier,
  networkName: string,
  restrictions: OfferRestriction[],
): Promise<void> {
  if (restrictions.length === 0) return;
  const [{ tx }, at] = [unit, app.clock()];
  const limits = new Map(restrictions.map((restriction) => [restriction.offerId, restriction.limits]));
  const storeIds = tx
    .select({ id: offers.storeId })
    .from(offers)
    .where(inArray(offers.id, [...limits.keys()]));
  // All stores are locked before the activity log, whose lock is held until the transaction ends.
  await tx.select().from(stores).where(inArray(stores.id, storeIds)).orderBy(stores.id).for("no key update");
  const rows = await tx
    .select({ before: offers, store: stores })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .where(inArray(offers.id, [...limits.keys()]))
    .orderBy(offers.id);
  const changes = [];
  for (const { before, store } of rows) {
    if (stateAt(before, at) === "ended") continue;
    const change = changeOf(before, limits.get(before.id) ?? null, at);
    if (!change) continue;
    const [after] = await tx
      .update(offers)
      .set({ ...change.columns, version: before.version + 1 })
      .where(eq(offers.id, before.id))
      .returning();
    const { id: offerId, version } = after!;
    const terms = conditionsOf(after!);
    await tx.insert(offerVersions).values({ offerId, version, terms, changedBy: null, changedAt: at });
    changes.push({ before, after: after!, store, isEnd: change.isEnd });
  }
  const { CURRENCY: currency } = app.environment;
  await emitEvents(
    tx,
    at,
    changes.map(({ after, isEnd }) => offerEvent(isEnd ? "offer.end" : "offer.change", after, currency)),
  );
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

interface OfferChange {
  columns: Partial<OfferRow>;
  isEnd: boolean;
}

/** Returns the change of an offer: none if it is within the limits, its end if no rate remains. */
function changeOf(offer: OfferRow, limits: OfferLimits | null, at: Date): OfferChange | undefined {
  const end = { columns: endedNow(offer, at), isEnd: true };
  if (limits?.rateKind !== offer.rateKind) return end;
  const rate = Math.min(offer.rate, limits.rate);
  const tiers = offer.tiers.map((tier) => ({ ...tier, rate: Math.min(tier.rate, limits.tier) }));
  const range = rangeOf({ rate, tiers });
  if (range.rateMaximum === 0) return end;
  const commission = Math.min(offer.commission, tiers.length > 0 ? limits.tier : limits.rate);
  const isWithin =
    commission === offer.commission &&
    rate === offer.rate &&
    tiers.every((tier, index) => tier.rate === offer.tiers[index]!.rate);
  return isWithin ? undefined : { columns: { rate, tiers, ...range, commission }, isEnd: false };
}

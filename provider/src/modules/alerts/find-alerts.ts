import { and, asc, eq, exists, gt, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { TextByLanguage } from "#contract/notifications/notification-types.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";
import type { Database } from "../../database/engine/connection.ts";
import { favouriteStores, storeRates } from "../../database/schema/favourite-schema.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { coupons, stores } from "../../database/schema/store-schema.ts";
import { isRunning } from "../stores/in-force.ts";
import { selectStores, type OfferRate } from "../stores/repository.ts";
import { sendAlerts, type Alert } from "./send-alerts.ts";
import type { Notifier } from "../notifications/notify.ts";

const day = 24 * 3600 * 1000;
/** Members are alerted to the coupons of their favourite stores this long before these end. */
const couponNotice = 2 * day;
/**
 * A gift card counts as unused if its codes weren't opened within `unusedAfter` of the delivery. Cards
 * delivered longer ago than `unusedUntil` are ignored.
 */
const unusedAfter = 14 * day;
const unusedUntil = 90 * day;

/** Sends all alerts that are due: risen rates and ending coupons of favourite stores, and unused gift cards. */
export async function sendDueAlerts(app: Notifier): Promise<void> {
  await alertOfRaisedRates(app);
  await sendAlerts(app, await findEndingCoupons(app));
  await sendAlerts(app, await findUnusedCards(app));
}

/**
 * Compares the rates of favourite stores with those of the last run. If a rate has risen, alerts the members
 * who had already added the store at that run. A store's first rate, or a rate of another kind than before, is
 * only stored.
 */
async function alertOfRaisedRates(app: Notifier): Promise<void> {
  const { database } = app;
  const at = app.clock();
  const isFavourite = exists(
    database
      .select({ one: sql`1` })
      .from(favouriteStores)
      .where(eq(favouriteStores.storeId, stores.id)),
  );
  const favourites = await selectStores(database, at).rows.where(isFavourite);
  const earlierRates = new Map((await database.select().from(storeRates)).map((row) => [row.storeId, row]));
  const unchanged: string[] = [];
  for (const { store, rate } of favourites) {
    const earlier = earlierRates.get(store.id);
    if (!rate) continue;
    if (earlier?.rateKind === rate.rateKind && earlier.rate === rate.rateMaximum) {
      unchanged.push(store.id);
      continue;
    }
    if (earlier?.rateKind === rate.rateKind && earlier.rate < rate.rateMaximum) {
      const members = await database
        .select({ userId: favouriteStores.userId })
        .from(favouriteStores)
        .where(and(eq(favouriteStores.storeId, store.id), lte(favouriteStores.addedAt, earlier.notedAt)))
        .orderBy(asc(favouriteStores.userId));
      const values = { store: store.name, rate: rateTexts(rate, app.environment.CURRENCY) };
      await sendAlerts(
        app,
        members.map(({ userId }): Alert<"favourite_rate_raised"> => ({
          userId,
          type: "favourite_rate_raised",
          values,
          subject: `rate:${store.id}:${rate.rateMaximum}:${earlier.notedAt.toISOString()}`,
          path: `/stores/${store.slug}`,
          storeId: store.id,
        })),
      );
    }
    await storeRate(database, {
      storeId: store.id,
      rateKind: rate.rateKind,
      rate: rate.rateMaximum,
      notedAt: at,
    });
  }
  await database.update(storeRates).set({ notedAt: at }).where(inArray(storeRates.storeId, unchanged));
}

async function storeRate(database: Database, row: typeof storeRates.$inferInsert): Promise<void> {
  await database.insert(storeRates).values(row).onConflictDoUpdate({ target: storeRates.storeId, set: row });
}

/**
 * Returns an alert for each running coupon that ends within `couponNotice`, for each member whose favourite its
 * store is.
 */
async function findEndingCoupons({ database, clock }: Notifier): Promise<Alert<"favourite_coupon_ending">[]> {
  const at = clock();
  const rows = await database
    .select({ userId: favouriteStores.userId, coupon: coupons, store: stores })
    .from(coupons)
    .innerJoin(stores, eq(stores.id, coupons.storeId))
    .innerJoin(favouriteStores, eq(favouriteStores.storeId, stores.id))
    .where(and(isRunning(coupons, at), lte(coupons.endsAt, new Date(at.getTime() + couponNotice))))
    .orderBy(asc(coupons.endsAt), asc(coupons.id), asc(favouriteStores.userId));
  return rows.map(({ userId, coupon: { id, title, endsAt }, store }) => ({
    userId,
    type: "favourite_coupon_ending",
    values: {
      store: store.name,
      coupon: { vi: title.en, en: title.en, fr: title.fr || title.en, ar: title.ar || title.en },
      endsAt: endsAt!,
    },
    subject: `coupon:${id}`,
    path: `/stores/${store.slug}`,
    storeId: store.id,
  }));
}

/** Returns an alert for each delivered order whose codes the member hasn't opened. */
async function findUnusedCards({ database, clock }: Notifier): Promise<Alert<"gift_card_unused">[]> {
  const now = clock().getTime();
  const rows = await database
    .select()
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.state, "delivered"),
        isNull(shopOrders.shownAt),
        lte(shopOrders.deliveredAt, new Date(now - unusedAfter)),
        gte(shopOrders.deliveredAt, new Date(now - unusedUntil)),
        gt(shopOrders.faceTotal, 0n),
      ),
    )
    .orderBy(asc(shopOrders.deliveredAt), asc(shopOrders.id));
  return rows.map(({ id, userId, faceTotal, currency, reference }) => ({
    userId,
    type: "gift_card_unused",
    values: { amount: faceTotal, currency, reference },
    subject: `card:${id}`,
    path: `/apps/orders/${id}`,
  }));
}

/** Returns a store's highest rate in each language of notifications. */
function rateTexts({ rateKind, rateMaximum }: OfferRate, currency: string): TextByLanguage {
  const write = (locale: string) =>
    rateKind === "percent"
      ? new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 }).format(
          rateMaximum / 10_000,
        )
      : new Intl.NumberFormat(locale, { style: "currency", currency }).format(
          rateMaximum / 10 ** fractionDigits(currency),
        );
  return { vi: write("vi"), en: write("en"), fr: write("fr"), ar: write("ar-u-nu-latn") };
}

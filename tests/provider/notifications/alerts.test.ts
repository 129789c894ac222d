import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setFavourite } from "#contract/stores/favourites.ts";
import type { NotificationType } from "#contract/notifications/notification-types.ts";
import { memberAlerts } from "#provider/database/schema/favourite-schema.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { shopOrders } from "#provider/database/schema/shop-schema.ts";
import { coupons, offers } from "#provider/database/schema/store-schema.ts";
import { sendDueAlerts } from "#provider/modules/alerts/find-alerts.ts";
import { alertsPerWeek, pruneAlerts } from "#provider/modules/alerts/send-alerts.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 3600 * 1000;
const rate = { kind: "percent", minimum: 300, maximum: 300 } as const;

describeOnDatabase("alerts", (open) => {
  let now = new Date("2026-03-15T12:00:00Z");
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  afterAll(() => provider.close());

  async function favour(member: TestUser, name: string) {
    const slug = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`;
    const shop = await addShop(provider.app.database, { slug, name, rate });
    const body = { isFavourite: true };
    await provider.call(setFavourite, { as: member, params: { slug }, body });
    return { ...shop, slug };
  }
  async function run(later = 0) {
    now = new Date(now.getTime() + later);
    await sendDueAlerts(provider.app);
  }
  async function setRate(offerId: string, value: number) {
    const changed = { rate: value, rateMinimum: value, rateMaximum: value, commission: 1_000 };
    await provider.app.database.update(offers).set(changed).where(eq(offers.id, offerId));
  }
  const alertsOf = ({ userId }: TestUser, type: NotificationType) =>
    provider.app.database
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.type, type)))
      .orderBy(notifications.sequence);
  async function addCoupon(storeId: string, endsAt: Date) {
    const title = { en: "A tenth off" };
    const startsAt = new Date(now.getTime() - 10 * day);
    await provider.app.database
      .insert(coupons)
      .values({ id: randomUUID(), storeId, title, startsAt, endsAt });
  }

  test("members are notified once of a favourite's higher rate, in the app and by mail", async () => {
    const members = [await provider.signUp(), await provider.signUp()];
    const { offerId, slug } = await favour(members[0]!, "Riser");
    const body = { isFavourite: true };
    await provider.call(setFavourite, { as: members[1]!, params: { slug }, body });
    await run(1);
    await setRate(offerId!, 800);
    await run(1);
    await run(1);
    for (const member of members) {
      const alerts = await alertsOf(member, "favourite_rate_raised");
      expect(alerts).toHaveLength(1);
      expect(alerts[0]?.description).toContain("8%");
      const sentMails = await provider.app.database
        .select({ title: mailItems.title })
        .from(mails)
        .innerJoin(mailItems, eq(mailItems.mailId, mails.id))
        .where(and(eq(mails.userId, member.userId), eq(mailItems.type, "favourite_rate_raised")));
      expect(sentMails).toHaveLength(1);
    }
  });

  test("a lower rate sends no alert", async () => {
    const member = await provider.signUp();
    const { offerId } = await favour(member, "Faller");
    await run(1);
    await setRate(offerId!, 200);
    await run(1);
    expect(await alertsOf(member, "favourite_rate_raised")).toEqual([]);
  });

  test("a member who adds a store after its rate rose isn't alerted", async () => {
    const [early, late] = [await provider.signUp(), await provider.signUp()];
    const { offerId, slug } = await favour(early, "Late");
    await run(1);
    await setRate(offerId!, 800);
    now = new Date(now.getTime() + 1);
    await provider.call(setFavourite, { as: late, params: { slug }, body: { isFavourite: true } });
    await run(1);
    expect(await alertsOf(early, "favourite_rate_raised")).toHaveLength(1);
    expect(await alertsOf(late, "favourite_rate_raised")).toEqual([]);
  });

  test("a member who added a store after its rate was stored is alerted when it rises", async () => {
    const { offerId, slug } = await favour(await provider.signUp(), "Steady");
    await run(1);
    now = new Date(now.getTime() + day);
    const laterMember = await provider.signUp();
    await provider.call(setFavourite, { as: laterMember, params: { slug }, body: { isFavourite: true } });
    await run(1);
    await setRate(offerId!, 800);
    await run(1);
    expect(await alertsOf(laterMember, "favourite_rate_raised")).toHaveLength(1);
  });

  test("a favourite store's coupon is announced once if it ends within two days, and not before", async () => {
    const member = await provider.signUp();
    const { storeId } = await favour(member, "Couponed");
    await addCoupon(storeId, new Date(now.getTime() + 2 * day));
    await addCoupon(storeId, new Date(now.getTime() + 2 * day + 60_000));
    await run();
    await run();
    expect(await alertsOf(member, "favourite_coupon_ending")).toHaveLength(1);
  });

  test("a member gets a limited number of alerts in a week, and the others are dropped", async () => {
    const member = await provider.signUp();
    const { storeId } = await favour(member, "Busy");
    for (let count = 0; count <= alertsPerWeek; count++)
      await addCoupon(storeId, new Date(now.getTime() + day));
    await run();
    expect(await alertsOf(member, "favourite_coupon_ending")).toHaveLength(alertsPerWeek);
    await run(60_000);
    expect(await alertsOf(member, "favourite_coupon_ending")).toHaveLength(alertsPerWeek);
    await addCoupon(storeId, new Date(now.getTime() + 8 * day));
    await run(7 * day);
    expect(await alertsOf(member, "favourite_coupon_ending")).toHaveLength(alertsPerWeek + 1);
  });

  test("an unopened gift card is mentioned once after two weeks", async () => {
    const member = await provider.signUp();
    const order = {
      userId: member.userId,
      currency: "USD",
      total: 5_000n,
      faceTotal: 5_000n,
      cost: 4_500n,
      state: "delivered" as const,
    };
    const delivered = (daysAgo: number) => {
      const at = new Date(now.getTime() - daysAgo * day);
      return { placedAt: at, deliveredAt: at, settledAt: at };
    };
    await provider.app.database.insert(shopOrders).values([
      { ...order, ...delivered(15), id: randomUUID(), reference: "OR-AAAAAAAA" },
      { ...order, ...delivered(13), id: randomUUID(), reference: "OR-BBBBBBBB" },
      { ...order, ...delivered(15), id: randomUUID(), reference: "OR-CCCCCCCC", shownAt: now },
    ]);
    await run();
    await run();
    const alerts = await alertsOf(member, "gift_card_unused");
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.description).toContain("OR-AAAAAAAA");
  });

  test("old alerts are removed", async () => {
    await pruneAlerts(provider.app.database, new Date(now.getTime() + day));
    expect(await provider.app.database.$count(memberAlerts)).toBe(0);
  });
});

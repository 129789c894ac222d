import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeNotificationSettings } from "#contract/notifications/notification-settings.ts";
import { memberAlerts } from "#provider/database/schema/favourite-schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { alertsPerWeek } from "#provider/modules/alerts/send-alerts.ts";
import { sendWeeklySummaries } from "#provider/modules/alerts/weekly-summary.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const hour = 3600 * 1000;
const day = 24 * hour;
const rate = { kind: "percent", minimum: 300, maximum: 300 } as const;
/** 08:00 in Paris, on the Monday whose summaries are sent. */
const monday = new Date("2026-03-16T07:00:00Z");

describeOnDatabase("the weekly summary", (open) => {
  let now = monday;
  let provider: TestProvider;
  let shop: Awaited<ReturnType<typeof addShop>>;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    shop = await addShop(provider.app.database, { slug: "weekly", name: "Weekly", rate });
  });
  afterAll(() => provider.close());

  async function createMember({ timeZone = "Europe/Paris", isChosen = true } = {}) {
    const as = await provider.signUp();
    const body = {
      timeZone,
      language: "en" as const,
      channels: isChosen ? { weekly_summary: { email: true } } : {},
    };
    await provider.call(changeNotificationSettings, { as, body });
    return as;
  }
  const addLead = ({ userId }: TestUser, values: object) =>
    addLeadRow(provider.app.database, { userId, storeId: shop.storeId, occurredAt: monday, ...values });
  const earn = (as: TestUser, payableAt = new Date(monday.getTime() - 1)) =>
    addLead(as, { state: "payable", payableAt, cashBack: 650n });
  const summaryOf = async ({ userId }: TestUser) =>
    provider.app.database
      .select({ text: mailItems.description })
      .from(mails)
      .innerJoin(mailItems, eq(mailItems.mailId, mails.id))
      .where(and(eq(mails.userId, userId), eq(mailItems.type, "weekly_summary")));
  async function run(at = monday) {
    now = at;
    await sendWeeklySummaries(provider.app);
  }

  test("names what was earned, what becomes payable and favourites that pay more", async () => {
    const as = await createMember();
    await earn(as);
    await addLead(as, {
      state: "confirmed",
      expectedPayableAt: new Date(monday.getTime() + day),
      cashBack: 1_200n,
    });
    await provider.app.database.insert(memberAlerts).values({
      userId: as.userId,
      subject: `rate:${shop.storeId}:800:x`,
      handledAt: new Date(monday.getTime() - day),
    });
    await run();
    const [mail] = await summaryOf(as);
    expect(mail?.text).toContain("You earned US$6.50 cash back last week.");
    expect(mail?.text).toContain("US$12.00 can probably be withdrawn this week.");
    expect(mail?.text).toContain("Favorites that pay more than before: Weekly");
  });

  test("is sent once a week, also by several processes at once", async () => {
    const as = await createMember();
    await earn(as);
    now = monday;
    await Promise.all([sendWeeklySummaries(provider.app), sendWeeklySummaries(provider.app)]);
    await run(new Date(monday.getTime() + hour));
    expect(await summaryOf(as)).toHaveLength(1);
    await earn(as, new Date(monday.getTime() + day));
    await run(new Date(monday.getTime() + 7 * day));
    expect(await summaryOf(as)).toHaveLength(2);
  });

  test("is sent only to members who chose it", async () => {
    const as = await createMember({ isChosen: false });
    await earn(as);
    await run();
    expect(await summaryOf(as)).toEqual([]);
  });

  test.each([
    ["Europe/Paris", 0],
    ["America/New_York", 5 * hour],
    ["Asia/Tokyo", -8 * hour],
  ])("begins at 08:00 in %s", async (timeZone, later) => {
    const as = await createMember({ timeZone });
    await earn(as, new Date(monday.getTime() - 2 * day));
    const due = new Date(monday.getTime() + later);
    await run(new Date(due.getTime() - 1));
    expect(await summaryOf(as)).toEqual([]);
    await run(due);
    expect(await summaryOf(as)).toHaveLength(1);
  });

  test("is sent up to two days late, but no later", async () => {
    const [late, tooLate] = [await createMember(), await createMember()];
    await earn(tooLate);
    await run(new Date(monday.getTime() + 2 * day));
    expect(await summaryOf(tooLate)).toEqual([]);
    await earn(late);
    await run(new Date(monday.getTime() + 2 * day - 1));
    expect(await summaryOf(late)).toHaveLength(1);
  });

  test("is left out for a week in which nothing happened", async () => {
    const as = await createMember();
    await earn(as, monday);
    await earn(as, new Date(monday.getTime() - 7 * day - 1));
    await addLead(as, {
      state: "rejected",
      reason: "order_returned",
      expectedPayableAt: new Date(monday.getTime() + day),
    });
    await run();
    expect(await summaryOf(as)).toEqual([]);
  });

  test("covers a week of the member's clock, also when clocks change", async () => {
    const [as, other] = [await createMember(), await createMember()];
    // Summer time begins on 29 March, so the week that is summarized begins at 07:00 UTC (08:00 in Paris) on 23
    // March and ends at 06:00 UTC on 30 March.
    await earn(as, new Date("2026-03-23T06:30:00Z"));
    await earn(other, new Date("2026-03-23T07:00:00Z"));
    await run(new Date("2026-03-30T06:00:00Z"));
    expect(await summaryOf(as)).toEqual([]);
    expect(await summaryOf(other)).toHaveLength(1);
  });

  test("isn't sent again after a move to another time zone", async () => {
    const as = await createMember({ timeZone: "Asia/Tokyo" });
    await earn(as, new Date(monday.getTime() - 2 * day));
    await run(new Date(monday.getTime() - 8 * hour));
    const body = { timeZone: "America/New_York" };
    await provider.call(changeNotificationSettings, { as, body });
    await run(new Date(monday.getTime() + 5 * hour));
    expect(await summaryOf(as)).toHaveLength(1);
  });

  test("doesn't count as one of the week's alerts", async () => {
    const as = await createMember();
    await earn(as);
    await run();
    const isOwn = eq(memberAlerts.userId, as.userId);
    const rows = await provider.app.database.select().from(memberAlerts).where(isOwn);
    expect(rows.map(({ sentAt }) => sentAt)).toEqual([null]);
    expect(alertsPerWeek).toBeGreaterThan(0);
  });
});

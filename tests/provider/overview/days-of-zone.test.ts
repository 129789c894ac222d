import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { adminListLeads, exportLeads } from "#contract/leads/admin-leads.ts";
import { listPurchases } from "#contract/cash-back/cash-back.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { changeNotificationSettings } from "#contract/notifications/notification-settings.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { startWithTwoAdmins } from "../../support/money/two-admins.ts";
import type { TestProvider, TestUser } from "../../support/programs/provider.ts";

/** 01:07 on 17 November in Riyadh, 03:37 in Kolkata, 14:07 on 16 November in Los Angeles. */
const occurredAt = new Date("2026-11-16T22:07:00Z");
const inZone = (zone: string) => ({ headers: { "x-time-zone": zone } });

describeOnDatabase("days of the reader's zone", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let member: TestUser;
  beforeAll(async () => {
    ({ provider, admin } = await startWithTwoAdmins(open));
    member = await provider.signUp();
    const storeId = randomUUID();
    await addShop(provider.app.database, { id: storeId });
    await addLeadRow(provider.app.database, {
      userId: member.userId,
      storeId,
      occurredAt,
      state: "confirmed",
    });
    return () => provider.close();
  });

  const days = { from: "2026-11-17", to: "2026-11-17" };
  test.each([
    ["Asia/Riyadh", 1],
    ["Asia/Kolkata", 1],
    ["Pacific/Kiritimati", 1],
    ["America/Los_Angeles", 0],
    ["Etc/Unknown", 0],
  ])("lists and files for %s have %d of the day's purchases", async (zone, found) => {
    const leads = await provider.call(adminListLeads, { query: days, as: admin, ...inZone(zone) });
    expect(leads.meta.total).toBe(found);
    const purchases = await provider.call(listPurchases, { query: days, as: member, ...inZone(zone) });
    expect(purchases.data).toHaveLength(found);
    expect(purchases.meta.counts.confirmed).toBe(found);
    const file = await provider.app.inject({
      url: `/apis${exportLeads.path}?from=${days.from}&to=${days.to}`,
      headers: { authorization: `Bearer ${admin.accessToken}`, "x-time-zone": zone },
    });
    expect(file.body.trim().split("\r\n")).toHaveLength(1 + found);
  });

  test("a chart's bucket is the day of the zone", async () => {
    const query = { from: "2026-11-15", to: "2026-11-18" };
    const bucketOf = async (zone: string) => {
      const { data } = await provider.call(getAdminOverview, { query, as: admin, ...inZone(zone) });
      return data.series.filter(({ leads }) => leads > 0).map(({ from }) => from);
    };
    expect(await bucketOf("Asia/Kolkata")).toEqual(["2026-11-17"]);
    expect(await bucketOf("America/Los_Angeles")).toEqual(["2026-11-16"]);
    expect(await bucketOf("UTC")).toEqual(["2026-11-16"]);
  });

  test("the profile contains the time zone a member chose, or none", async () => {
    const zoneOf = async () => (await provider.call(getCurrentUser, { as: member })).data.time_zone ?? null;
    expect(await zoneOf()).toBeNull();
    await provider.call(changeNotificationSettings, { body: { timeZone: "Asia/Kolkata" }, as: member });
    expect(await zoneOf()).toBe("Asia/Kolkata");
    await provider.call(changeNotificationSettings, { body: { timeZone: "UTC" }, as: member });
    expect(await zoneOf()).toBe("UTC");
    await provider.call(changeNotificationSettings, { body: { timeZone: null }, as: member });
    expect(await zoneOf()).toBeNull();
  });
});

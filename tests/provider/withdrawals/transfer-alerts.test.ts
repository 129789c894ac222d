import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { notifications } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { connectToPaypal, paypalRun, transferNow } from "../../support/money/paypal-runs.ts";
import { type PaypalServer, startPaypal } from "../../support/money/paypal-server.ts";
import {
  startTestProvider,
  type TestProvider,
  type TestUser,
  withoutDayLimits,
} from "../../support/programs/provider.ts";

const hour = 60 * 60 * 1000;

describeOnDatabase("alerts about payout runs that can't be sent", (open) => {
  let now = new Date();
  let server: PaypalServer;
  let world: { provider: TestProvider; admin: TestUser; second: TestUser };
  beforeAll(async () => {
    server = await startPaypal();
    const environment = { ...withoutDayLimits, PAYPAL_ORIGIN: server.origin };
    const provider = await startTestProvider({ open, environment, clock: () => now });
    const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    world = { provider, second, admin: await provider.signUp({ role: "admin", name: "Ada Admin" }) };
    await connectToPaypal(world);
    await paypalRun(world, 1);
  });
  afterAll(async () => {
    await world.provider.close();
    await server.close();
  });
  beforeEach(() => {
    server.faults.splice(0, Infinity, ...Array.from({ length: 200 }, () => "unsent" as const));
  });

  async function countAlerts({ userId }: TestUser): Promise<number> {
    const { database } = world.provider.app;
    const isAlert = eq(notifications.type, "payout_transfer_failing");
    return database.$count(notifications, and(eq(notifications.userId, userId), isAlert));
  }

  test("admins are notified at the third failure in a row", async () => {
    await transferNow(world, 2);
    expect(await countAlerts(world.admin)).toBe(0);
    await transferNow(world, 1);
    expect(await countAlerts(world.admin)).toBe(1);
  });

  test("each admin is notified at most once a day, even if several runs fail", async () => {
    await paypalRun(world, 1);
    await transferNow(world, 4);
    expect(await countAlerts(world.admin)).toBe(1);
  });

  test("admins are reminded every day while it goes on", async () => {
    now = new Date(now.getTime() + 25 * hour);
    await transferNow(world, 2);
    expect(await countAlerts(world.admin)).toBe(2);
  });

  test("colleagues who can't pay withdrawals aren't notified", async () => {
    const support = await world.provider.signUp({ role: "support" });
    now = new Date(now.getTime() + 25 * hour);
    await transferNow(world, 1);
    expect(await countAlerts(support)).toBe(0);
  });
});

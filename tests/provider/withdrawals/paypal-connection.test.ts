import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelPayoutRun, previewPayoutRun, sendPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import {
  connectPaypal,
  disconnectPaypal,
  getPaypalConnection,
  testPaypal,
} from "#contract/payout-runs/payout-services.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { failApproved } from "../../support/money/payout-runs.ts";
import { connectToPaypal, paypalRun, transferNow } from "../../support/money/paypal-runs.ts";
import {
  delivery,
  paypalAccount,
  type PaypalServer,
  startPaypal,
} from "../../support/money/paypal-server.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { withoutDayLimits } from "../../support/programs/provider.ts";

describeOnDatabase("the connection to PayPal's API", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  let server: PaypalServer;
  beforeAll(async () => {
    server = await startPaypal();
    world = await startWithTwoAdmins(open, { ...withoutDayLimits, PAYPAL_ORIGIN: server.origin });
    await connectToPaypal(world);
  });
  afterAll(async () => {
    await closeAndVerify(world.provider);
    await server.close();
  });
  beforeEach(() => failApproved(world));

  const transfer = () => transferNow(world);
  const database = () => world.provider.app.database;

  test("only events that PayPal signed are accepted", async () => {
    await paypalRun(world, 1);
    await transfer();
    const [event] = server.paypal.advance();
    const { headers, body } = event!;
    const statusOf = async (changed: Partial<typeof event>) =>
      (await world.provider.app.inject(delivery({ headers, body, ...changed }))).statusCode;
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ body: body.replace("PAYMENT", "PAYMEMT") })).toBe(401);
    const elsewhere = "https://api.paypal.com.example/v1/notifications/certs/CERT-1";
    expect(await statusOf({ headers: { ...headers, "paypal-cert-url": elsewhere } })).toBe(401);
    expect(
      await statusOf({ headers: { ...headers, "paypal-transmission-time": "2020-01-01T00:00:00Z" } }),
    ).toBe(401);
    expect(await statusOf({ headers: {} })).toBe(401);
  });

  test("the connection is tested with a token, and its secret is never shown", async () => {
    const as = world.admin;
    const connectionResponse = await world.provider.call(getPaypalConnection, { as });
    expect(connectionResponse.data.connection).toMatchObject({ clientId: paypalAccount.clientId });
    expect(JSON.stringify(connectionResponse.body)).not.toContain(paypalAccount.clientSecret);
    const tested = await world.provider.call(testPaypal, { as });
    expect(tested.data).toEqual({ account: "APP-80W284485P519543T", failure: null, status: null });
    await world.provider.call(connectPaypal, { as, body: { ...paypalAccount, clientSecret: "wrong" } });
    expect((await world.provider.call(testPaypal, { as })).data.failure).toBe("unauthorized");
    await connectToPaypal(world);
  });

  test("the account can't be changed or forgotten while a run is on its way", async () => {
    const as = world.admin;
    await paypalRun(world, 1);
    await transfer();
    const other = { ...paypalAccount, clientId: "Other" };
    expect((await world.provider.call(connectPaypal, { as, body: other })).body.key).toBe(
      "payout_service_busy",
    );
    expect((await world.provider.call(disconnectPaypal, { as })).body.key).toBe("payout_service_busy");
    server.paypal.advance();
    await transfer();
  });

  test("the API is offered first while it is connected, and not without it", async () => {
    const as = world.admin;
    const query = { rail: "paypal" } as const;
    const { params } = await paypalRun(world, 1, { isSent: false });
    expect((await world.provider.call(previewPayoutRun, { as, query })).data.profiles![0]).toBe("api");
    await database().execute(
      sql`update payout_transfers set state = 'done' where state in ('waiting', 'accepted')`,
    );
    await world.provider.call(disconnectPaypal, { as });
    expect((await world.provider.call(previewPayoutRun, { as, query })).data.profiles).toEqual([
      "web_upload",
    ]);
    expect((await world.provider.call(sendPayoutRun, { as, params })).body.key).toBe(
      "payout_service_missing",
    );
    await world.provider.call(cancelPayoutRun, { as, params });
    await connectToPaypal(world);
  });
});

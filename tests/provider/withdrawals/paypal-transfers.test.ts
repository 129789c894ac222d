import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { suspendUser } from "#contract/accounts/admin-users.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getPayoutReport, listPayoutReports } from "#contract/payout-runs/payout-reports.ts";
import {
  cancelPayoutRun,
  downloadPayoutFile,
  failPayoutItem,
  getPayoutRun,
  settlePayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import type { PaymentStatus } from "#provider/simulated-paypal/paypal.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { failApproved } from "../../support/money/payout-runs.ts";
import { connectToPaypal, paypalRun, transferNow } from "../../support/money/paypal-runs.ts";
import { delivery, type PaypalServer, startPaypal } from "../../support/money/paypal-server.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import type { Payee } from "../../support/money/withdrawals.ts";
import { withoutDayLimits } from "../../support/programs/provider.ts";

/** For each payment of a run, the statuses it has at PayPal one after the other, and its error. */
let outcomes: { statuses: PaymentStatus[]; error?: string }[] = [];

describeOnDatabase("payout runs by PayPal's API", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  let server: PaypalServer;
  beforeAll(async () => {
    server = await startPaypal({ outcome: (_, index) => outcomes[index] ?? { statuses: ["SUCCESS"] } });
    world = await startWithTwoAdmins(open, { ...withoutDayLimits, PAYPAL_ORIGIN: server.origin });
    await connectToPaypal(world);
  });
  afterAll(async () => {
    await closeAndVerify(world.provider);
    await server.close();
  });
  beforeEach(async () => {
    outcomes = [];
    server.faults.length = 0;
    server.posted.length = 0;
    server.paypal.batches.clear();
    server.paypal.balance = 100_000_000_00n;
    server.paypal.options.linksDuplicates = true;
    await failApproved(world);
  });

  const runOf = async (params: { id: string }) =>
    (await world.provider.call(getPayoutRun, { as: world.admin, params })).data;
  const stateOf = async ({ payee, id }: { payee: Payee; id: string }) =>
    (await world.provider.call(getWithdrawal, { as: payee, params: { id } })).data.state;
  const transfer = (rounds?: number) => transferNow(world, rounds);
  const database = () => world.provider.app.database;
  const expectSound = async () => expect(await checkLedger(database())).toEqual([]);

  test("a run is paid, and its results lead to the same states as an uploaded file", async () => {
    outcomes = [
      { statuses: ["SUCCESS"] },
      { statuses: ["FAILED"], error: "RECEIVER_ACCOUNT_LOCKED" },
      { statuses: ["UNCLAIMED", "RETURNED"] },
    ];
    const { params, withdrawals } = await paypalRun(world, 3);
    await transfer();
    expect((await runOf(params)).transfer).toMatchObject({ state: "accepted", failure: null });
    server.paypal.advance();
    await transfer();
    expect(await runOf(params)).toMatchObject({
      state: "settled",
      items: { paid: { count: 1 }, failed: { count: 1 }, unclaimed: { count: 1 } },
    });
    server.paypal.advance();
    await transfer();
    expect((await runOf(params)).transfer).toMatchObject({ state: "done", nextAt: null });
    expect(await stateOf(withdrawals[2]!)).toBe("returned");
    expect(server.posted).toHaveLength(1);
    const { available } = await balancesOf(database(), withdrawals[1]!.payee.userId);
    expect(available).toBe(100_000n);
    await expectSound();
  });

  test("what the results did is listed once as an answer", async () => {
    const { params } = await paypalRun(world, 1);
    await transfer();
    server.paypal.advance();
    for (let round = 0; round < 3; round += 1) await transfer();
    const { number } = await runOf(params);
    const { data: reports } = await world.provider.call(listPayoutReports, { as: world.admin });
    const reportsOfRun = reports.filter(({ fileName }) => fileName.startsWith(`CL${number}-`));
    expect(reportsOfRun).toHaveLength(1);
    expect(reportsOfRun[0]!.createdBy).toBeNull();
    const reportCall = { as: world.admin, params: { id: reportsOfRun[0]!.id } };
    expect((await world.provider.call(getPayoutReport, reportCall)).data.totals.pays).toBe(1);
  });

  test.each(["lost", "garbled", "failed", "unsent", "failing"] as const)(
    "a request whose answer is %s is repeated and paid once",
    async (fault) => {
      const { params } = await paypalRun(world, 1);
      server.faults.push(fault, fault);
      await transfer();
      server.paypal.advance();
      await transfer();
      expect((await runOf(params)).state).toBe("settled");
      expect(server.paypal.batches.size).toBe(1);
    },
  );

  test("a batch that PayPal knows under another request is recognized by its link", async () => {
    const { params } = await paypalRun(world, 1);
    server.faults.push("lost", "lost", "lost", "lost");
    await transfer(1);
    for (const batch of server.paypal.batches.values()) batch.requestId = undefined;
    await transfer();
    expect((await runOf(params)).transfer).toMatchObject({
      state: "accepted",
      batchId: [...server.paypal.batches.keys()][0],
    });
    expect(server.paypal.batches.size).toBe(1);
  });

  test("a batch that PayPal has but doesn't name is found by its events, and can't be canceled", async () => {
    server.paypal.options.linksDuplicates = false;
    const { params } = await paypalRun(world, 1);
    server.faults.push("lost", "lost", "lost", "lost");
    await transfer(1);
    for (const batch of server.paypal.batches.values()) batch.requestId = undefined;
    await transfer(1);
    expect((await runOf(params)).transfer!.failure).toBe("batch_unknown");
    await database().execute(sql`update payout_transfers set failing_since = now() - interval '3 days'`);
    const canceled = await world.provider.call(cancelPayoutRun, { as: world.admin, params });
    expect(canceled.body.key).toBe("payout_run_transferring");
    for (const event of server.paypal.advance()) await world.provider.app.inject(delivery(event));
    await transfer();
    expect((await runOf(params)).state).toBe("settled");
  });

  test("too little money stops the run, and members aren't notified", async () => {
    server.paypal.balance = 1n;
    const { params, withdrawals } = await paypalRun(world, 2);
    const { payee } = withdrawals[0]!;
    const before = await world.provider.call(listNotifications, { as: payee });
    await transfer();
    const stopped = await runOf(params);
    expect(stopped.state).toBe("canceled");
    expect(stopped.stoppedAt).not.toBeNull();
    expect(stopped.transfer!.state).toBe("refused");
    expect(await stateOf(withdrawals[0]!)).toBe("approved");
    const after = await world.provider.call(listNotifications, { as: payee });
    expect(after.data).toEqual(before.data);
    await expectSound();
  });

  test("a refusal after a lost answer counts only once the lost request must have ended", async () => {
    const { params } = await paypalRun(world, 1);
    server.faults.push("unsent", "unsent", "unsent", "unsent");
    await transfer(1);
    server.paypal.balance = 1n;
    await transfer(1);
    expect((await runOf(params)).state).toBe("sent");
    await database().execute(sql`update payout_transfers set unanswered_at = now() - interval '11 minutes'
      where unanswered_at is not null`);
    await transfer();
    expect((await runOf(params)).state).toBe("canceled");
  });

  test("a denied batch stops the run", async () => {
    const { params, withdrawals } = await paypalRun(world, 2);
    await transfer();
    server.paypal.deny();
    await transfer();
    expect((await runOf(params)).state).toBe("canceled");
    expect(await stateOf(withdrawals[0]!)).toBe("approved");
  });

  test("a payment PayPal can't fund is approved again, and the others are paid", async () => {
    outcomes = [{ statuses: ["SUCCESS"] }, { statuses: ["FAILED"], error: "INSUFFICIENT_FUNDS" }];
    const { params, withdrawals } = await paypalRun(world, 2);
    await transfer();
    server.paypal.advance();
    await transfer();
    expect(await stateOf(withdrawals[0]!)).toBe("paid");
    expect(await stateOf(withdrawals[1]!)).toBe("approved");
    expect((await runOf(params)).stoppedAt).not.toBeNull();
  });

  test("a paid payment is returned when PayPal reports its reversal", async () => {
    outcomes = [{ statuses: ["SUCCESS", "REVERSED"] }];
    const { withdrawals } = await paypalRun(world, 1);
    await transfer();
    server.paypal.advance();
    await transfer();
    for (const event of server.paypal.advance())
      expect((await world.provider.app.inject(delivery(event))).statusCode).toBe(200);
    await transfer();
    expect(await stateOf(withdrawals[0]!)).toBe("returned");
  });

  test("an expired token is renewed", async () => {
    const { params } = await paypalRun(world, 1);
    await transfer();
    server.paypal.expireTokens();
    server.paypal.advance();
    await transfer();
    expect((await runOf(params)).state).toBe("settled");
  });

  test("nothing is recorded by hand while PayPal reports by itself", async () => {
    const { params, withdrawals } = await paypalRun(world, 1);
    await transfer();
    const as = world.admin;
    const body = { withdrawalId: withdrawals[0]!.id, failure: "unspecified" } as const;
    const rejections = [
      await world.provider.call(cancelPayoutRun, { as, params }),
      await world.provider.call(settlePayoutRun, { as, params, body: { paymentReference: "by hand" } }),
      await world.provider.call(failPayoutItem, { as, params, body }),
    ];
    expect(rejections.map(({ body }) => body.key)).toEqual(
      Array.from({ length: 3 }, () => "payout_run_transferring"),
    );
    expect((await world.provider.call(downloadPayoutFile, { as, params })).status).toBe(404);
  });

  test("a run isn't requested if a member was suspended after it was sent", async () => {
    const { params, withdrawals } = await paypalRun(world, 2);
    const { provider, admin } = world;
    const body = { reason: "Fraud", memberMessage: "Please contact us." };
    await provider.call(suspendUser, { as: admin, params: { id: withdrawals[0]!.payee.userId }, body });
    await transfer();
    expect(server.posted).toHaveLength(0);
    expect((await runOf(params)).transfer).toMatchObject({ failure: "recipient_blocked" });
    expect((await provider.call(cancelPayoutRun, { as: admin, params })).data.state).toBe("canceled");
  });

  test("a run that wasn't requested yet can be canceled, and is no longer requested", async () => {
    const { params } = await paypalRun(world, 1);
    await world.provider.call(cancelPayoutRun, { as: world.admin, params });
    await transfer();
    expect((await runOf(params)).state).toBe("canceled");
    expect(server.posted).toHaveLength(0);
  });

  test("after a day of failures a run can be settled by hand, and is no longer requested", async () => {
    const { params } = await paypalRun(world, 1);
    server.faults.push("unsent", "unsent", "unsent", "unsent");
    await transfer(1);
    await database().execute(sql`update payout_transfers set failing_since = now() - interval '25 hours'
      where failing_since is not null`);
    expect((await runOf(params)).transfer!.isManual).toBe(true);
    const body = { paymentReference: "by hand" };
    await world.provider.call(settlePayoutRun, { as: world.admin, params, body });
    await transfer();
    expect(server.posted).toHaveLength(0);
    expect((await runOf(params)).transfer!.state).toBe("ended");
  });
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import type { PaymentStatus, PaypalEvent } from "#provider/simulated-paypal/paypal.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { failApproved } from "../../support/money/payout-runs.ts";
import { connectToPaypal, paypalRun, transferNow } from "../../support/money/paypal-runs.ts";
import { delivery, type PaypalServer, startPaypal } from "../../support/money/paypal-server.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { withoutDayLimits } from "../../support/programs/provider.ts";
import { replaySeed, repetitions } from "../../support/programs/repetitions.ts";

/**
 * The statuses that a payment has at PayPal one after the other, the final state of its withdrawal (`end`), and
 * the member's balance afterwards.
 */
const stories: { statuses: PaymentStatus[]; error?: string; end: string; available: bigint }[] = [
  { statuses: ["SUCCESS"], end: "paid", available: 90_000n },
  { statuses: ["ONHOLD", "SUCCESS"], end: "paid", available: 90_000n },
  { statuses: ["UNCLAIMED", "SUCCESS"], end: "paid", available: 90_000n },
  { statuses: ["FAILED"], error: "RECEIVER_ACCOUNT_LOCKED", end: "failed", available: 100_000n },
  { statuses: ["BLOCKED"], end: "failed", available: 100_000n },
  { statuses: ["UNCLAIMED", "RETURNED"], end: "returned", available: 100_000n },
  { statuses: ["SUCCESS", "REVERSED"], end: "returned", available: 100_000n },
  { statuses: ["FAILED"], error: "INSUFFICIENT_FUNDS", end: "approved", available: 90_000n },
];
const steps = ["poll", "advance", "deliver", "expire", "lose", "garble"] as const;

describeOnBothDatabases("results of PayPal in any order", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  let server: PaypalServer;
  let story: typeof stories = [];
  beforeAll(async () => {
    server = await startPaypal({ outcome: (_, index) => story[index]! });
    world = await startWithTwoAdmins(open, { ...withoutDayLimits, PAYPAL_ORIGIN: server.origin });
    await connectToPaypal(world);
  });
  afterAll(async () => {
    await closeAndVerify(world.provider);
    await server.close();
  });

  test("readings and events in any order, lost and repeated, end in one state with one booking", async () => {
    const twoStories = fc.array(fc.constantFrom(...stories), { minLength: 2, maxLength: 2 });
    const randomActions = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat()), { maxLength: 14 });
    const property = fc.asyncProperty(twoStories, randomActions, async (payments, actions) => {
      await failApproved(world);
      server.paypal.batches.clear();
      server.faults.length = 0;
      story = payments;
      const { withdrawals } = await paypalRun(world, payments.length);
      const events: PaypalEvent[] = [];
      const { app } = world.provider;
      for (const [step, which] of actions) {
        if (step === "poll") await transferNow(world, 1);
        if (step === "advance") events.push(...server.paypal.advance());
        if (step === "expire") server.paypal.expireTokens();
        if (step === "lose") server.faults.push("lost");
        if (step === "garble") server.faults.push("garbled");
        if (step === "deliver" && events.length > 0)
          await app.inject(delivery(events[which % events.length]!));
      }
      server.faults.length = 0;
      await transferNow(world);
      for (let round = 0; round < 2; round += 1) events.push(...server.paypal.advance());
      // PayPal repeats its events until they are received.
      for (const event of events) expect((await app.inject(delivery(event))).statusCode).toBe(200);
      await transferNow(world);
      expect(server.paypal.batches.size).toBe(1);
      for (const [index, { id, payee }] of withdrawals.entries()) {
        const { data } = await world.provider.call(getWithdrawal, { as: payee, params: { id } });
        expect(data.state).toBe(payments[index]!.end);
        const { available } = await balancesOf(app.database, payee.userId);
        expect(available).toBe(payments[index]!.available);
      }
      expect(await checkLedger(app.database)).toEqual([]);
    });
    await fc.assert(property, { numRuns: repetitions({ ci: 5, long: 300 }), ...replaySeed });
  }, 600_000);
});

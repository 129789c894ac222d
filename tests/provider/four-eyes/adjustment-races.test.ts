import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adjustBalance,
  adminGetUser,
  approveAdjustment,
  rejectAdjustment,
} from "#contract/accounts/admin-users.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import type { TestProvider, TestUser } from "../../support/programs/provider.ts";
import { replaySeed, printCoverage, repetitions } from "../../support/programs/repetitions.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";

interface Step {
  action: "adjust" | "approve" | "refuse";
  admin: number;
  pick: number;
  amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom("adjust", "approve", "refuse"),
  admin: fc.nat(2),
  pick: fc.nat(9),
  // Amounts around the limit for a single admin, and around the available balance.
  amount: fc
    .oneof(fc.integer({ min: -30_000, max: 30_000 }), fc.constantFrom(-10_001, -10_000, 10_000, 10_001))
    .filter((amount) => amount !== 0),
});

const request = { action: "adjust", admin: 0, pick: 0, amount: 20_000 } as const;
/** Steps that make every run approve one adjustment and refuse another, in addition to the random steps. */
const decisionOrders: Step[][] = [
  [request],
  [{ action: "approve", admin: 1, pick: 0, amount: 1 }],
  [request],
  [{ action: "refuse", admin: 1, pick: 1, amount: 1 }],
];

describeOnBothDatabases("M1 M5 adjustments by several admins at once", (open) => {
  let provider: TestProvider;
  let admins: TestUser[];
  beforeAll(async () => {
    const started = await startWithTwoAdmins(open);
    provider = started.provider;
    admins = [started.admin, started.second, await provider.signUp({ role: "admin" })];
  });
  afterAll(() => closeAndVerify(provider));

  test("in any order of random operations the balance matches the bookings, each made once", async () => {
    const runs = repetitions({ ci: 12, long: 500 });
    const outcomeCounts = { booked: 0, refused: 0, late: 0, tooMuch: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        async (rounds) => {
          const member = await provider.signUp();
          const { database } = provider.app;
          await creditMember(database, member.userId, 15_000n);
          const requestIds: string[] = [];
          for (const steps of rounds) {
            // The steps of one round are taken concurrently.
            const responses = await Promise.all(steps.map((taken) => take(taken, member, requestIds)));
            for (const response of responses) {
              expect([200, 201, 403, 409]).toContain(response.status);
              if (response.status === 201 && response.data.state === "requested")
                requestIds.push(response.data.id);
              if (response.body.key === "adjustment_already_decided") outcomeCounts.late++;
              if (response.body.key === "adjustment_above_available") outcomeCounts.tooMuch++;
            }
            const opened = await provider.call(adminGetUser, {
              as: admins[0],
              params: { id: member.userId },
            });
            const booked = opened.data.adjustments.filter(({ state }) => state === "booked");
            const expected = booked.reduce((sum, { amount }) => sum + BigInt(amount), 15_000n);
            const { available } = await balancesOf(database, member.userId);
            expect(available).toBe(expected);
            expect(available >= 0n).toBe(true);
            for (const { requiredApprovals, requestedBy, decidedBy } of booked) {
              expect(decidedBy === null).toBe(requiredApprovals === 1);
              expect(decidedBy?.id).not.toBe(requestedBy.id);
            }
          }
          const opened = await provider.call(adminGetUser, { as: admins[0], params: { id: member.userId } });
          for (const { state } of opened.data.adjustments) if (state !== "requested") outcomeCounts[state]++;
          expect(await checkLedger(database)).toEqual([]);
        },
      ),
      { numRuns: runs, examples: [[decisionOrders]], ...replaySeed },
    );
    expect(Math.min(outcomeCounts.booked, outcomeCounts.refused)).toBeGreaterThan(0);
    printCoverage(`adjustments: ${runs} runs, ${JSON.stringify(outcomeCounts)}`);
  });

  function take({ action, admin, pick, amount }: Step, member: TestUser, requestIds: string[]) {
    const as = admins[admin]!;
    const id = requestIds[pick % requestIds.length];
    if (action === "adjust" || !id) {
      const body = { amount, reason: "Correction" };
      return provider.call(adjustBalance, { as, params: { id: member.userId }, body });
    }
    const call = action === "approve" ? approveAdjustment : rejectAdjustment;
    return provider.call(call, { as, params: { id } });
  }

  test("exactly one of simultaneous approvals and refusals takes effect", async () => {
    const rounds = repetitions({ ci: 8, long: 500 });
    for (let round = 0; round < rounds; round++) {
      const member = await provider.signUp();
      const body = { amount: 20_000, reason: "Correction" };
      const as = admins[0];
      const { data } = await provider.call(adjustBalance, { as, params: { id: member.userId }, body });
      const params = { id: data.id };
      const responses = await Promise.all(
        [1, 2].flatMap((index) =>
          [approveAdjustment, rejectAdjustment].map((call) =>
            provider.call(call, { as: admins[index], params }),
          ),
        ),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const isBooked = responses.find(({ status }) => status === 200)!.data.state === "booked";
      const { available } = await balancesOf(provider.app.database, member.userId);
      expect(available).toBe(isBooked ? 20_000n : 0n);
    }
    printCoverage(`adjustments: ${rounds} rounds of four decisions at once, one counted in each`);
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminListWithdrawals,
  approveWithdrawal,
  rejectWithdrawal,
  withdrawalCounts,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("the admins' list of withdrawals", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let second: TestUser;
  let mary: Payee;
  let now = new Date("2026-03-01T23:55:00Z");
  const requests: { id: string; reference: string }[] = [];
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
    second = await provider.signUp({ role: "admin" });
    mary = await signUpPayee(provider, 1_000_000n);
    const details = { kind: "paypal", email: "mary@example.com" } as const;
    const paypal = await provider.call(addPayoutMethod, {
      as: mary,
      body: { details, password: mary.password },
    });
    const byPaypal = { ...mary, methodId: paypal.data.id };
    // Two withdrawals have the same time, so only their ids determine their order.
    for (const [minute, payee, amount] of [
      [0, mary, 10_000],
      [1, byPaypal, 20_000],
      [1, mary, 30_000],
      [2, mary, 60_000],
      [3, byPaypal, 40_000],
    ] as const) {
      now = new Date(Date.UTC(2026, 2, 1, 23, 57 + minute));
      requests.push((await submitWithdrawal(provider, payee, amount)).data);
    }
    const [first, rejected, , fourth] = requests;
    await provider.call(approveWithdrawal, { as: admin, params: { id: first!.id } });
    await provider.call(approveWithdrawal, { as: second, params: { id: fourth!.id } });
    await provider.call(rejectWithdrawal, {
      as: admin,
      params: { id: rejected!.id },
      body: { reason: "Not yours" },
    });
  });
  afterAll(() => provider.close());
  const list = (query: object = {}) => provider.call(adminListWithdrawals, { as: admin, query });
  const ids = async (query: object) => (await list(query)).data.map((row) => row.id);

  test.each(["newest", "oldest"] as const)(
    "sorts %s first and pages through every row once",
    async (order) => {
      const listedIds: string[] = [];
      let cursor: string | undefined;
      do {
        const response = await list({ order, limit: 2, ...(cursor ? { cursor } : {}) });
        listedIds.push(...response.data.map((row) => row.id));
        cursor = response.meta.nextCursor ?? undefined;
      } while (cursor);
      const inTime = order === "newest" ? listedIds.toReversed() : listedIds;
      expect([inTime[0], inTime[3], inTime[4]]).toEqual(
        [requests[0], requests[3], requests[4]].map((row) => row!.id),
      );
      expect(new Set(listedIds)).toEqual(new Set(requests.map((row) => row.id)));
    },
  );

  test("totals cover the whole filtered set, not one page", async () => {
    const { meta } = await list({ limit: 1 });
    expect(meta).toMatchObject({
      total: 5,
      totals: { currency: "USD", count: 5, amount: 160_000, fee: 1_200, net: 158_800 },
    });
    expect((await list({ state: "requested", limit: 1 })).meta.totals).toMatchObject({
      count: 3,
      amount: 130_000,
    });
    expect((await list({ q: "nobody" })).meta.totals).toEqual({
      currency: "USD",
      count: 0,
      amount: 0,
      fee: 0,
      net: 0,
    });
  });

  test("filters by state, several states, method, text and day", async () => {
    const [first, second, third] = requests;
    expect(await ids({ state: "approved" })).toEqual([first!.id]);
    expect(await ids({ method: "paypal", state: "rejected" })).toEqual([second!.id]);
    expect(await ids({ q: third!.reference.toLowerCase() })).toEqual([third!.id]);
    expect(await ids({ q: "mary maj" })).toHaveLength(5);
    expect(await ids({ q: mary.email.slice(0, 8) })).toHaveLength(5);
    expect(await ids({ q: "%" })).toEqual([]);
    expect(await ids({ to: "2026-03-01" })).toHaveLength(4);
    expect(await ids({ from: "2026-03-02" })).toEqual([requests[4]!.id]);
    const url = "/apis/v1/admin/withdrawals?state=approved&state=rejected";
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    expect((await provider.app.inject({ url, headers })).json().meta.totals.count).toBe(2);
  });

  test("filters by stage: undecided, approved once, and to pay", async () => {
    const [first, , third, fourth, fifth] = requests;
    expect(await ids({ stage: "pay" })).toEqual([first!.id]);
    expect(await ids({ stage: "second" })).toEqual([fourth!.id]);
    expect(await ids({ stage: "decide" })).toEqual([fifth!.id, third!.id]);
  });

  test("counts each stage with the sum to pay", async () => {
    const { data } = await provider.call(withdrawalCounts, { as: admin });
    expect(data).toEqual({
      currency: "USD",
      stages: {
        decide: { count: 2, net: 69_300 },
        second: { count: 1, net: 59_900 },
        held: { count: 0, net: 0 },
        pay: { count: 1, net: 9_900 },
      },
    });
  });

  test("an approval by an admin who lost the permission leaves a withdrawal undecided", async () => {
    const fourth = requests[3]!;
    await provider.app.database.execute(sql`update users set role = 'member' where id = ${second.userId}`);
    expect(await ids({ stage: "second" })).toEqual([]);
    expect(await ids({ stage: "decide" })).toContain(fourth.id);
  });

  test("refuses an unknown state and an invalid cursor or day with 400", async () => {
    for (const query of [{ state: "lost" }, { cursor: "nonsense" }, { from: "2026-02-30" }, { limit: 101 }]) {
      expect((await list(query)).status).toBe(400);
    }
  });

  test("omits totals above the counting limit until a filter shortens the list", async () => {
    await provider.app.database.execute(sql`
      insert into withdrawals (id, reference, user_id, payout_method_id, method_kind, method_masked, currency,
        amount, fee, net, state, requested_at, payment_reference)
      select gen_random_uuid(), 'LONG-' || i, ${mary.userId}, ${mary.methodId}, 'bank_transfer', '', 'USD',
        100, 0, 100, 'paid', '2026-02-01'::timestamptz, 'P' from generate_series(1, 10001) i`);
    expect((await list({ state: "paid" })).meta).toMatchObject({
      total: 10_000,
      totalIsExact: false,
      totals: null,
    });
    expect((await list({ state: "requested" })).meta.totals).toMatchObject({ count: 3, amount: 130_000 });
  });
});

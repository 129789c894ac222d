import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { getCashBackDays, getCashBackSummary } from "#contract/cash-back/cash-back.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { book } from "#provider/ledger/book.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";

const now = new Date("2026-03-15T12:00:00Z");

describeOnBothDatabases("home figures", (open) => {
  const provider = testProvider({ open, clock: () => now });
  let member: TestUser;
  const storeId = randomUUID();

  beforeAll(async () => {
    member = await provider.signUp();
    await addShop(provider.app.database, { id: storeId, slug: "walmart", name: "Walmart" });
  });

  async function insertLead(
    daysAhead: number,
    cashBack: bigint,
    state: "pending" | "confirmed" | "on_hold" | "payable",
  ) {
    await addLeadRow(provider.app.database, {
      userId: member.userId,
      storeId,
      cashBack,
      state,
      occurredAt: now,
      heldFrom: state === "on_hold" ? "pending" : null,
      expectedPayableAt: new Date(now.getTime() + daysAhead * 86_400_000),
    });
  }

  test("a member without history gets twelve empty months", async () => {
    const { data } = await provider.call(getCashBackSummary, { as: member });
    expect(data.months.map(({ month }) => month)).toEqual(
      [
        "2025-04",
        "2025-05",
        "2025-06",
        "2025-07",
        "2025-08",
        "2025-09",
        "2025-10",
        "2025-11",
        "2025-12",
      ].concat(["2026-01", "2026-02", "2026-03"]),
    );
    expect(data.months.every(({ earned, paidOut }) => earned === 0 && paidOut === 0)).toBe(true);
  });

  test("sums earned and paid amounts per month by booking date", async () => {
    const { userId } = member;
    const at = (day: string) => new Date(`${day}T23:30:00Z`);
    await provider.app.database.transaction(async (tx) => {
      for (const [day, amount] of [
        ["2025-03-31", 700n],
        ["2025-04-01", 500n],
        ["2026-02-28", 250n],
        ["2026-02-27", 50n],
      ] as const) {
        await book(tx, {
          kind: "cashback_pending",
          reference: { type: "lead", id: randomUUID() },
          currency: "USD",
          at: at(day),
          moves: [
            { account: { system: "networks" }, amount: -amount },
            { account: { userId, kind: "pending" }, amount },
          ],
        });
      }
      for (const [kind, type, from, to] of [
        ["cashback_payable", "lead", "pending", "available"],
        ["adjustment", "adjustment", "available", "reserved"],
      ] as const) {
        await book(tx, {
          kind,
          reference: { type, id: randomUUID() },
          currency: "USD",
          at: at("2026-02-28"),
          moves: [
            { account: { userId, kind: from }, amount: -900n },
            { account: { userId, kind: to }, amount: 900n },
          ],
        });
      }
      await book(tx, {
        kind: "withdrawal_paid",
        reference: { type: "withdrawal", id: randomUUID() },
        currency: "USD",
        at: at("2026-03-01"),
        moves: [
          { account: { userId, kind: "reserved" }, amount: -900n },
          { account: { system: "payouts" }, amount: 850n },
          { account: { system: "fees" }, amount: 50n },
        ],
      });
    });
    const { data } = await provider.call(getCashBackSummary, { as: member });
    const filled = data.months.filter(({ earned, paidOut }) => earned !== 0 || paidOut !== 0);
    expect(filled).toMatchObject([
      { month: "2025-04", earned: 500, paidOut: 0 },
      { month: "2026-02", earned: 300, paidOut: 0 },
      { month: "2026-03", earned: 0, paidOut: 900 },
    ]);
  });

  test("returns daily figures for the requested days only", async () => {
    const query = { from: "2026-02-27", to: "2026-03-01" };
    const { data } = await provider.call(getCashBackDays, { as: member, query });
    expect(data.days).toEqual([
      { day: "2026-02-27", earned: 50, pending: 50 },
      { day: "2026-02-28", earned: 250, pending: -650 },
      { day: "2026-03-01", earned: 0, pending: 0 },
    ]);
    const other = await provider.signUp();
    const { data: none } = await provider.call(getCashBackDays, { as: other, query });
    expect(none.days.map(({ earned }) => earned)).toEqual([0, 0, 0]);
  });

  test.each([
    ["it ends before it begins", "2026-03-02", "2026-03-01", 400],
    ["62 days", "2026-01-01", "2026-03-03", 200],
    ["a day more", "2026-01-01", "2026-03-04", 400],
    ["no day", "2026-02-30", "2026-03-04", 400],
  ])("requested days: %s", async (_, from, to, status) => {
    const response = await provider.call(getCashBackDays, { as: member, query: { from, to } });
    expect(response.status).toBe(status);
  });

  test("shows the soonest upcoming payable day, ignoring held and past purchases", async () => {
    await insertLead(1, 999n, "on_hold");
    await insertLead(1, 999n, "payable");
    await insertLead(-1, 999n, "pending");
    await insertLead(3, 120n, "pending");
    await insertLead(3.1, 30n, "confirmed");
    await insertLead(4, 5n, "pending");
    const { data } = await provider.call(getWallet, { as: member });
    expect(data.nextPayable).toEqual({ at: "2026-03-18T12:00:00.000Z", amount: 150, isEstimate: false });
  });

  test("is for members only", async () => {
    expect((await provider.call(getCashBackSummary)).status).toBe(401);
    const query = { from: "2026-02-27", to: "2026-03-01" };
    expect((await provider.call(getCashBackDays, { query })).status).toBe(401);
  });
});

import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getAdminOverview, type Overview } from "#contract/overview/admin-overview.ts";
import { leadStates, type LeadState } from "#contract/leads/leads.ts";
import { clickDays, clicks, leads } from "#provider/database/schema/earning-schema.ts";
import { clickMonths, clickTotals } from "#provider/database/schema/rollup-schema.ts";
import { countClickDays } from "#provider/modules/clicks/count-days.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addNetwork, addShop } from "../../support/money/shops.ts";

const hour = 3_600_000;
const now = new Date("2026-03-15T14:30:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * hour);
const isValid = (state: LeadState) => state !== "rejected" && state !== "reversed";

interface GeneratedLead {
  hours: number;
  store: number;
  state: LeadState;
  commission: number;
  cashBack: number;
  currency: string;
}
/**
 * A history of clicks and leads, and of the times at which the clicks of past days were counted. All times are
 * in hours before now.
 */
interface History {
  clicks: { hours: number; store: number }[];
  leads: GeneratedLead[];
  counted: number[];
}

const hours = fc.integer({ min: 0, max: 24 * 70 });
const store = fc.integer({ min: 0, max: 2 });
const histories: fc.Arbitrary<History> = fc.record({
  clicks: fc.array(fc.record({ hours, store }), { maxLength: 60 }),
  leads: fc.array(
    fc.record({
      hours,
      store,
      state: fc.constantFrom(...leadStates),
      commission: fc.integer({ min: 0, max: 9_999 }),
      cashBack: fc.integer({ min: 0, max: 9_999 }),
      currency: fc.constantFrom("USD", "USD", "USD", "EUR"),
    }),
    { maxLength: 40 },
  ),
  counted: fc.array(hours, { maxLength: 5 }),
});

describeOnDatabase("the overview", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let member: TestUser;
  const shops: { storeId: string; offerId: string; network: string }[] = [];

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
    member = await provider.signUp();
    for (const network of ["awin", "cj", "cj"]) {
      await addNetwork(provider.connection.database, { key: network });
      const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
      const { storeId, offerId } = await addShop(provider.connection.database, { network, rate });
      shops.push({ storeId, offerId: offerId!, network });
    }
  });
  beforeEach(() => empty());
  afterAll(() => provider.close());

  async function empty(): Promise<void> {
    for (const table of [clickDays, clickTotals, clickMonths, leads, clicks])
      await provider.connection.database.delete(table);
  }

  async function addClicks(created: History["clicks"]): Promise<void> {
    if (created.length === 0) return;
    await provider.connection.database.insert(clicks).values(
      created.map(({ hours, store }) => ({
        id: randomUUID(),
        userId: member.userId,
        offerVersion: 1,
        ...shops[store]!,
        createdAt: ago(hours),
        expiresAt: ago(hours - 24 * 30),
      })),
    );
  }

  async function addLeads(created: GeneratedLead[]): Promise<void> {
    if (created.length === 0) return;
    await provider.connection.database.insert(leads).values(
      created.map(({ hours, store, state, commission, cashBack, currency }) => ({
        id: randomUUID(),
        userId: member.userId,
        storeId: shops[store]!.storeId,
        state,
        currency,
        network: shops[store]!.network,
        networkTransactionId: randomUUID(),
        orderAmount: 10_000n,
        commission: BigInt(commission),
        cashBack: BigInt(cashBack),
        occurredAt: ago(hours),
        amountAsOf: ago(hours),
        expectedPayableAt: ago(hours - 24 * 45),
        heldFrom: state === "on_hold" ? ("pending" as const) : null,
        reason: isValid(state) ? null : ("unspecified" as const),
      })),
    );
  }

  const load = async (query: object = {}): Promise<Overview> =>
    (await provider.call(getAdminOverview, { as: admin, query })).data;

  test.each([{ period: "7d" }, { period: "90d" }, { from: "2026-02-01", to: "2026-03-02" }])(
    "figures match the recorded events however often days were aggregated: %j",
    async (query) => {
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          await empty();
          await addLeads(history.leads);
          // Replays the history: each count includes only the clicks that existed at that time.
          let from = Infinity;
          for (const index of [...history.counted].sort((a, b) => b - a)) {
            await addClicks(history.clicks.filter(({ hours }) => hours < from && hours >= index));
            await countClickDays(provider.connection.database, ago(index));
            from = index;
          }
          await addClicks(history.clicks.filter(({ hours }) => hours < from));
          const counted = await load(query);
          await provider.connection.database.delete(clickDays);
          expect(await load(query)).toEqual(counted);
          expect(summary(counted)).toEqual(bruteForce(history, counted));
        }),
        { numRuns: 12 },
      );
    },
  );

  /** Returns the values that are compared with the expected sums: figures, series, stores and networks. */
  function summary({ figures, previous, series, stores, networks }: Overview) {
    const { paid: _, ...current } = figures;
    const { paid: __, ...before } = previous.figures;
    const sum = (drawn: { clicks: number; leads: number }[]) =>
      drawn.reduce((sum, { clicks, leads }) => sum + clicks * 1_000 + leads, 0);
    return {
      current,
      before,
      drawn: sum(series),
      drawnBefore: sum(series.map((bucket) => bucket.before)),
      stores: stores.map(({ clicks, leads, commission }) => [clicks, leads, commission]).sort(),
      networks: networks.map(({ key, clicks, leads, refused }) => [key, clicks, leads, refused]),
    };
  }

  function bruteForce(history: History, { period, previous }: Overview) {
    const start = Date.parse(period.from);
    const length = Date.parse(period.to) - start + 24 * hour;
    const until = Math.min(start + length, now.getTime());
    const within = (shift: number) => (thing: { hours: number }) => {
      const at = ago(thing.hours).getTime() + shift;
      return at >= start && at < until;
    };
    const sums = (shift: number) => {
      const bought = history.leads.filter(within(shift));
      const counts = bought.filter(({ state, currency }) => isValid(state) && currency === "USD");
      const commission = counts.reduce((sum, lead) => sum + lead.commission, 0);
      const cashBack = counts.reduce((sum, lead) => sum + lead.cashBack, 0);
      const clicks = history.clicks.filter(within(shift)).length;
      return { clicks, leads: bought.length, commission, cashBack, margin: commission - cashBack };
    };
    expect(Date.parse(previous.period.from)).toBe(start - length);
    const [current, before] = [sums(0), sums(length)];
    const clicked = history.clicks.filter(within(0));
    const bought = history.leads.filter(within(0));
    const sumOfStores = (stores: number[]) => ({
      clicks: clicked.filter((click) => stores.includes(click.store)).length,
      leads: bought.filter((lead) => stores.includes(lead.store)),
    });
    return {
      current,
      before,
      drawn: current.clicks * 1_000 + current.leads,
      drawnBefore: before.clicks * 1_000 + before.leads,
      stores: [0, 1, 2]
        .map((store) => {
          const { clicks, leads } = sumOfStores([store]);
          const counts = leads.filter(({ state, currency }) => isValid(state) && currency === "USD");
          return [clicks, leads.length, counts.reduce((sum, lead) => sum + lead.commission, 0)];
        })
        .filter(([clicks, leads]) => clicks! + leads! > 0)
        .sort(),
      networks: [["awin", [0]] as const, ["cj", [1, 2]] as const].map(([key, stores]) => {
        const { clicks, leads } = sumOfStores([...stores]);
        return [key, clicks, leads.length, leads.filter(({ state }) => !isValid(state)).length];
      }),
    };
  }

  test("each day is aggregated once, an hour after its end, across processes", async () => {
    const midnight = 14.5;
    await addClicks(
      [midnight + 1, midnight + 24, midnight + 24 * 40, 1].map((hours) => ({ hours, store: 0 })),
    );
    const rows = () => provider.connection.database.select().from(clickDays);
    await countClickDays(provider.connection.database, new Date("2026-03-15T00:59:00Z"));
    expect((await rows()).map(({ day }) => day)).not.toContain("2026-03-14");
    await Promise.all([1, 2, 3].map(() => countClickDays(provider.connection.database, now)));
    expect((await rows()).map(({ day, clicks }) => [day, clicks]).sort()).toEqual([
      ["2026-02-03", 1],
      ["2026-03-14", 2],
    ]);
    expect((await load({ period: "90d" })).figures.clicks).toBe(4);
  });

  test("returns empty buckets for a period without events", async () => {
    const { figures, series, unit, stores } = await load({ from: "2025-12-30", to: "2026-01-02" });
    expect(figures).toEqual({ clicks: 0, leads: 0, commission: 0, cashBack: 0, paid: 0, margin: 0 });
    expect(unit).toBe("day");
    expect(series.map(({ from }) => from)).toEqual(["2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"]);
    expect(stores).toEqual([]);
  });

  test("groups long periods by weeks from Monday or by months, the first cut at the period's start", async () => {
    const weeks = await load({ period: "90d" });
    expect([weeks.unit, weeks.series[0]!.from, weeks.series[1]!.from]).toEqual([
      ...["week", "2025-12-16", "2025-12-22"],
    ]);
    const months = await load({ period: "365d" });
    expect(months.unit).toBe("month");
    expect(months.series[0]!.from).toBe("2025-03-16");
    expect(months.series).toHaveLength(13);
  });

  describe("refusals", () => {
    test.each([
      [{ from: "2026-03-01" }, "to"],
      [{ to: "2026-03-01" }, "from"],
      [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
      [{ from: "2023-03-02", to: "2026-03-01" }, "to"],
    ])("refuses %j", async (query, field) => {
      const response = await provider.call(getAdminOverview, { as: admin, query });
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.fields as object)).toEqual([field]);
    });

    test("refuses everyone except admins", async () => {
      expect((await provider.call(getAdminOverview, { as: member })).status).toBe(403);
      expect((await provider.call(getAdminOverview)).status).toBe(401);
    });
  });
});

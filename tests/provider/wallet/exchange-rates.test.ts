import { afterAll, beforeAll, expect, test } from "vitest";
import { listExchangeRates, setExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const friday = "2026-03-06";

describeOnBothDatabases("entering an exchange rate", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => new Date("2026-03-08T12:00:00Z") });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => provider.close());
  const set = (body: { currency: string; day: string; rate: string }) =>
    provider.call(setExchangeRate, { as: admin, body });

  test("replaces the rate of the same day", async () => {
    await set({ currency: "EUR", day: friday, rate: "1.08" });
    await set({ currency: "EUR", day: friday, rate: "1.0832" });
    await set({ currency: "GBP", day: friday, rate: "1.25" });
    const { data } = await provider.call(listExchangeRates, { as: admin, query: { q: "eu" } });
    expect(data).toMatchObject([
      { currency: "EUR", day: friday, rate: "1.0832", source: "manual", importedBy: { name: admin.name } },
    ]);
  });

  test("is recorded in the activity log", async () => {
    await set({ currency: "CHF", day: friday, rate: "1.1" });
    const { data } = await provider.call(listActivityLogs, { as: admin });
    expect(data[0]).toMatchObject({ action: "rate.set", after: { rate: "1.1", source: "manual" } });
  });

  test("refuses the accounts' own currency", async () => {
    expect(await set({ currency: "USD", day: friday, rate: "1" })).toMatchObject({ status: 422 });
  });

  test("refuses a day in the future", async () => {
    expect(await set({ currency: "EUR", day: "2026-03-10", rate: "1" })).toMatchObject({ status: 422 });
  });

  test.each(["0", "0.0", "-1", "1e3", "1,5", "123456789", "1.0000000000001"])("refuses %s", async (rate) => {
    expect(await set({ currency: "EUR", day: friday, rate })).toMatchObject({ status: 400 });
  });

  test("refuses a code that isn't a currency", async () => {
    expect(await set({ currency: "ZZZ", day: friday, rate: "1" })).toMatchObject({ status: 400 });
  });
});

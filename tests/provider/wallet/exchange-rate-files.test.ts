import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { applyRates, tryRates, uploadRates } from "#contract/exchange-rates/exchange-rate-files.ts";
import { listExchangeRates, setExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { exchangeRates } from "#provider/database/schema/exchange-rate-schema.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { leadOf, createStoreFixture, processReport } from "../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const friday = "2026-03-06";
const file = `Date, USD, JPY, GBP, \n06 March 2026, 1.0800, 160.00, 0.8640, \n`;

describeOnBothDatabases("a file of exchange rates", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => new Date("2026-03-08T12:00:00Z") });
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(() => provider.app.database.delete(exchangeRates));
  afterAll(() => provider.close());

  const upload = (content: string | Buffer, as = admin) =>
    provider.call(uploadRates, {
      as,
      body: { fileName: "eurofxref.csv", content: Buffer.from(content).toString("base64") },
    });
  const load = (id: string) => provider.call(tryRates, { as: admin, params: { id } });
  const apply = (id: string, headers = {}) =>
    provider.call(applyRates, { as: admin, params: { id }, headers });
  async function rates() {
    const { data } = await provider.call(listExchangeRates, { as: admin });
    return Object.fromEntries(data.map(({ currency, rate, source }) => [currency, `${rate} ${source}`]));
  }

  test("shows its effect and changes nothing until it is applied", async () => {
    const { id } = (await upload(file)).data;
    expect((await load(id)).data).toMatchObject({
      firstDay: friday,
      lastDay: friday,
      totals: { new: 3, changes: 0, unchanged: 0, kept: 0 },
    });
    expect(await rates()).toEqual({});
    await apply(id);
    expect(await rates()).toEqual({ EUR: "1.08 ecb", JPY: "0.00675 ecb", GBP: "1.25 ecb" });
  });

  test("replaces earlier rates of the bank, and keeps those entered by hand", async () => {
    await apply((await upload(file)).data.id);
    const body = { currency: "GBP", day: friday, rate: "1.26" };
    await provider.call(setExchangeRate, { as: admin, body });
    const { id } = (await upload(file.replace("160.00", "120.00"))).data;
    expect((await load(id)).data.totals).toEqual({ new: 0, changes: 1, unchanged: 1, kept: 1 });
    await apply(id);
    expect(await rates()).toEqual({ EUR: "1.08 ecb", JPY: "0.009 ecb", GBP: "1.26 manual" });
  });

  test("is applied once, and a repeated request gets the same answer", async () => {
    const { id } = (await upload(file)).data;
    const headers = { "idempotency-key": randomUUID() };
    const first = await apply(id, headers);
    expect((await apply(id, headers)).body).toEqual(first.body);
    expect((await apply(id)).status).toBe(409);
  });

  test("is in the activity log with its changes", async () => {
    await apply((await upload(file)).data.id);
    const { data } = await provider.call(listActivityLogs, { as: admin });
    expect(data[0]).toMatchObject({ action: "rate.import", after: { new: 3, changes: 0 } });
  });

  test("replaces a file of the same admin that wasn't applied", async () => {
    const other = await provider.signUp({ role: "admin" });
    const [first, others] = [(await upload(file)).data.id, (await upload(file, other)).data.id];
    await upload(file);
    expect((await load(first)).status).toBe(404);
    expect((await load(others)).status).toBe(200);
  });

  test("credits a purchase that was waiting for its rate", async () => {
    const mapping = {
      parameters: usualParameters,
      statuses: { pending: "pending" },
      amounts: "major",
      times: "iso",
    } as const;
    const store = await createStoreFixture(provider, { mapping });
    const member = await provider.signUp();
    const click_id = await store.click(member.userId);
    const waits = await processReport(provider, store, { click_id, transaction_id: "E-1", currency: "EUR" });
    expect(waits.reason).toBe("rate_missing");
    await apply((await upload(file)).data.id);
    await processDueEvents(provider.app);
    expect(await leadOf(provider, "E-1")).toMatchObject({ orderAmount: 10_800n, cashBack: 648n });
  });

  test("refuses days in the future", async () => {
    expect((await upload(file.replace("06 March", "20 March"))).status).toBe(400);
  });

  test("refuses a file without the accounts' currency", async () => {
    expect((await upload("Date,GBP\n2026-03-06,0.86\n")).body).toMatchObject({ key: "rates_without_base" });
  });

  test("refuses a picture and a file above 2 MB", async () => {
    expect((await upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]))).status).toBe(400);
    expect((await upload(" ".repeat(2 * 1024 * 1024 + 1))).status).toBe(400);
  });

  test("requires the permission to change networks", async () => {
    const support = await provider.signUp({ role: "support" });
    expect((await upload(file, support)).status).toBe(403);
  });
});

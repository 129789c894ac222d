import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAccount, getAccount } from "#contract/accounts/account.ts";
import { settingsCalls } from "#contract/settings/admin-settings.ts";
import type { CurrencySettings } from "#contract/settings/settings.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const { currencies } = settingsCalls;
const rates = {
  date: "2026-11-24",
  source: "Example Bank",
  rates: [
    { currency: "EUR", rate: "0.92" },
    { currency: "JPY", rate: "151.5" },
  ],
};

describeOnBothDatabases("the currency shown", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  const now = new Date("2026-11-24T10:00:00Z");
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => provider.close());

  async function set(value: CurrencySettings) {
    const { version } = (await provider.call(currencies.read, { as: admin })).data;
    return provider.call(currencies.change, { as: admin, body: { version, value } });
  }
  const choose = (as: TestUser, shownCurrency: string | null) =>
    provider.call(changeAccount, { as, body: { shownCurrency } });
  const shownTo = async (as: TestUser) =>
    (await provider.call(getCurrentUser, { as })).data.shown_currency ?? null;

  test("requires a rate; one admin can enter rates", async () => {
    const member = await provider.signUp();
    expect((await choose(member, "EUR")).body.fields).toHaveProperty("shownCurrency");
    expect((await set(rates)).data).toMatchObject({ value: rates, proposal: null });
    expect((await provider.call(getAccount, { as: member })).body.meta).toEqual({
      currencies: ["EUR", "JPY"],
    });
    expect(await shownTo(member)).toBeNull();
    expect((await choose(member, "EUR")).data.shownCurrency).toBe("EUR");
    expect(await shownTo(member)).toEqual({
      currency: "EUR",
      rate: "0.92",
      date: rates.date,
      source: rates.source,
    });
    const unknown = await choose(member, "GBP");
    expect(unknown).toMatchObject({ status: 422, body: { key: "currency_without_rate" } });
    expect((await choose(member, "euro")).status).toBe(400);
    expect(await shownTo(await provider.signUp())).toBeNull();
    expect((await choose(member, null)).data.shownCurrency).toBeNull();
    expect(await shownTo(member)).toBeNull();
  });

  test("falls back to the books' currency if the rate is removed, and the account can still be changed", async () => {
    await set(rates);
    const member = await provider.signUp();
    await choose(member, "JPY");
    await set({ ...rates, rates: rates.rates.slice(0, 1) });
    expect(await shownTo(member)).toBeNull();
    const body = { name: "Other Name", shownCurrency: "JPY" };
    expect((await provider.call(changeAccount, { as: member, body })).data.name).toBe("Other Name");
    await set({ date: "", source: "", rates: [] });
    expect(await shownTo(member)).toBeNull();
    await set(rates);
    expect((await shownTo(member))?.rate).toBe("151.5");
  });

  test("refuses a choice made from an earlier version", async () => {
    await set(rates);
    const member = await provider.signUp();
    const { version } = (await provider.call(getAccount, { as: member })).data;
    await choose(member, "EUR");
    const body = { shownCurrency: "JPY", version };
    const lateChange = await provider.call(changeAccount, { as: member, body });
    expect(lateChange).toMatchObject({ status: 409, body: { key: "account_changed" } });
  });

  const one = (currency: string, rate: string) => ({ ...rates, rates: [{ currency, rate }] });
  test.each([
    ["an unknown currency", one("QQQ", "2"), 400, "value.rates.0.currency"],
    ["a rate of zero", one("EUR", "0.00"), 400, "value.rates.0.rate"],
    ["a rate below zero", one("EUR", "-1"), 400, "value.rates.0.rate"],
    ["too many decimals", one("EUR", "0.123456789"), 400, "value.rates.0.rate"],
    ["too long a source", { ...rates, source: "x".repeat(81) }, 400, "value.source"],
    ["no real day", { ...rates, date: "2026-02-30" }, 400, "value.date"],
    ["a day ahead", { ...rates, date: "2026-11-26" }, 422, "value.date"],
    ["no day", { ...rates, date: "" }, 422, "value.date"],
    ["the books' currency", one("USD", "1"), 422, "value.rates"],
    ["one twice", { ...rates, rates: [...rates.rates, ...rates.rates] }, 422, "value.rates"],
    [
      "more than thirty",
      {
        ...rates,
        rates: Intl.supportedValuesOf("currency")
          .slice(0, 31)
          .map((currency) => ({ currency, rate: "2" })),
      },
      400,
      "value.rates",
    ],
  ])("refuses %s with an error on its field", async (_, value, status, field) => {
    const rejection = await set(value);
    expect(rejection.status).toEqual(status);
    expect(Object.keys(rejection.body.fields as object)).toEqual([field]);
  });
});

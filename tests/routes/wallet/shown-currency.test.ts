import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { settingsCalls } from "#contract/settings/admin-settings.ts";
import { currencySettings } from "#contract/settings/settings.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const settings = "/en/apps/ecommerce/settings/currencies";
const account = "/en/pages/account-settings";
const { read } = settingsCalls.currencies;

/** Submits the exchange rates' form without scripts. */
async function setRates(fields: { date: string; source: string; rates: string }, language = "en") {
  const { ada, provider } = fixtures;
  const { version } = (await provider.call(read, { as: ada.user })).data;
  const formFields = { intent: "save", key: randomUUID(), version: String(version), ...fields };
  return fixtures.post(ada, settings.replace("/en/", `/${language}/`), Object.entries(formFields));
}

test("without scripts an admin enters rates; invalid lines are named and kept, and rates apply at once", async () => {
  const { ada, provider } = fixtures;
  const typed = { date: "2026-11-24", source: "Example Bank", rates: "EUR 0.92\nQQQ 3" };
  const errorResponse = await setRates(typed);
  const html = await readPage(errorResponse);
  expect(errorResponse.status).toBe(400);
  expect(html).toContain("Line 2: QQQ is no known currency.");
  expect(html).toContain("EUR 0.92\nQQQ 3</textarea>");
  const undated = await setRates({ ...typed, date: "", rates: "EUR 0.92" });
  expect(undated.status).toBe(422);
  expect(await readPage(undated)).toEqual(expect.stringContaining("Enter the day of the rates."));

  const saved = await setRates({ ...typed, rates: "EUR 0,92\r\nVND 25 400" }, "fr");
  expect(saved.status).toBe(302);
  expect(saved.headers.get("location")).toEqual(settings.replace("/en/", "/fr/"));
  expect((await provider.call(read, { as: ada.user })).data).toMatchObject({
    value: {
      date: "2026-11-24",
      source: "Example Bank",
      rates: [
        { currency: "EUR", rate: "0.92" },
        { currency: "VND", rate: "25400" },
      ],
    },
  });
  const french = await readPage(ada.browser.request(settings.replace("/en/", "/fr/")));
  expect(french).toContain("EUR 0,92\nVND 25400</textarea>");
  expect(await readPage(ada.browser.request(settings))).toContain("EUR 0.92 · VND 25400");
});

test("a member chooses a currency and sees it beside real amounts with date and source, except when hidden", async () => {
  const { provider } = fixtures;
  await setRates({ date: "2026-11-24", source: "Example Bank", rates: "EUR 0.92\nCAD 1.37" });
  const { browser, user } = await fixtures.payee(20_000n);
  const balance = "/en/apps/wallet/my-balance";
  const readPlain = async (path: string) => normalizeSpaces(await readPage(browser.request(path)));
  expect(await readPlain(balance)).not.toContain("≈");
  const form = await readPlain(account);
  for (const option of ["USD only", "Canadian Dollar (CAD)", "Euro (EUR)"]) expect(form).toContain(option);

  expect((await browser.submit(account, { name: "Noor Haddad", shownCurrency: "CAD" })).status).toBe(302);
  expect(await readPlain(account)).toContain('<option value="CAD" selected="">');
  const note = "At the rate of Nov 24, 2026 (Example Bank), for orientation. Withdrawals are paid in USD.";
  const method = `method=${user.methodId}`;
  for (const [path, real, about] of [
    [balance, "$200.00", "CA$274.00"],
    ["/en/dashboards/crm", "$200.00", "CA$274.00"],
    [`/en/apps/my-cash-back/withdraw?step=amount&${method}&amount=50`, "$49.00", "CA$67.13"],
    [`/en/apps/my-cash-back/withdraw?step=review&${method}&amount=50`, "$50.00", "CA$68.50"],
  ] as const) {
    const html = await readPlain(path);
    for (const part of [real, "≈", about, note]) expect(html).toContain(part);
  }
  const balancePage = normalizeSpaces(await (await browser.request(balance)).text());
  expect(balancePage).toMatch(/aria-label="[^"]*\$200\.00 ≈ CA\$274\.00, \$200\.00 available"/);

  await browser.submit("/wallet/amounts", { amounts: "hidden", returnTo: balance });
  const hidden = normalizeSpaces(await (await browser.request(balance)).text()).replace(
    /<script[\s\S]*?<\/script>/g,
    "",
  );
  expect(hidden).not.toContain("≈");
  await browser.submit("/wallet/amounts", { amounts: "shown", returnTo: balance });

  // Without the removed rate, only real amounts are displayed, and the form offers the remaining currencies.
  const { version, value } = (await provider.call(read, { as: fixtures.ada.user })).data;
  const { rates, ...day } = currencySettings.parse(value);
  const body = { version, value: { ...day, rates: rates.slice(0, 1) } };
  await provider.call(settingsCalls.currencies.change, { as: fixtures.ada.user, body });
  expect(await readPlain(balance)).not.toContain("≈");
  expect(await readPlain(account)).not.toContain("(CAD)");
});

test("without exchange rates no currency can be chosen", async () => {
  await setRates({ date: "", source: "", rates: "" });
  const { browser } = await fixtures.signIn(await fixtures.provider.signUp());
  expect(await readPage(browser.request(account))).not.toContain("shownCurrency");
});

import { expect, test } from "vitest";
import { getNetwork } from "#contract/networks/admin-networks.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { texts as english } from "~/locales/en/networks";
import { texts as presets } from "~/locales/en/network-presets";
import { texts as reasons } from "~/locales/en/report-reasons";
import { inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";

const path = "/en/apps/details/networks";
const fixtures = adminFixtures();
const page = async (address: string) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address)));

/** Adds a network with the preset's form and its default values. */
async function add(networkKey: string) {
  const at = `${path}?add=network&preset=partnerize`;
  const html = await page(at);
  const fields = ["key", "name", "trackingUrl", "holdDays", "clickDays", "tracksWithinHours"];
  const typed = Object.fromEntries(fields.map((name) => [name, inputValue(html, name) ?? ""]));
  const chosenFields = {
    status: "paused",
    payableRule: "days",
    clickFormat: "uuid",
    authentication: "token",
    addresses: "192.0.2.1",
  };
  const entries = Object.entries({ ...typed, ...chosenFields, preset: "partnerize", networkKey });
  return fixtures.post(fixtures.ada, at, entries);
}

test("a preset fills in the form of a new network", async () => {
  const html = await page(`${path}?add=network&preset=awin`);
  expect(inputValue(html, "networkKey")).toBe("awin");
  expect(inputValue(html, "name")).toBe("Awin");
  expect(html).toContain("awinmid={programme}");
  expect(html).toContain(presets.note_awin);
});

test("the form of a new network is empty without a preset", async () => {
  expect(inputValue(await page(`${path}?add=network&preset=none`), "networkKey")).toBeFalsy();
});

test("a network made from a preset has its mapping", async () => {
  expect((await add("from-preset")).status).toBe(302);
  const params = { key: "from-preset" };
  const { data } = await fixtures.provider.call(getNetwork, { as: fixtures.ada.user, params });
  expect(data.preset).toBe("partnerize");
  expect(data.mapping).toEqual(networkPresets.partnerize.mapping);
});

test("the mapping opens with the preset's sample parsed", async () => {
  await add("sampled");
  const html = await page(`${path}/sampled/mapping`);
  expect(html).toContain("1111l1234567");
  expect(html).toContain(english.resultGood);
  expect(html).toContain("$55.96");
});

test("another preset fills in the mapping's form and shows its sample parsed", async () => {
  await add("other");
  const html = await page(`${path}/other/mapping?preset=tradedoubler`);
  expect(inputValue(html, "click")).toBe("epi");
  expect(html).toContain(english.resultGood);
});

test("a refused report of a sample shows the reason and the values found", async () => {
  await add("refused");
  const at = `${path}/refused/mapping?preset=tradedoubler`;
  const html = await page(at);
  const names = ["key", "version", "click", "transaction", "amount", "commission", "status", "time"];
  const typed = Object.fromEntries(names.map((name) => [name, inputValue(html, name) ?? ""]));
  const sample = JSON.stringify([
    { epi: "c", transactionId: "T-1", orderValue: "x", commission: 1, status: "P" },
  ]);
  const words = { words_pending: "p", amounts: "major", times: "iso" };
  const tried = await fixtures.post(
    fixtures.ada,
    at,
    Object.entries({ ...typed, ...words, sample, intent: "try" }),
  );
  const resultHtml = normalizeSpaces(await readPage(tried));
  expect(resultHtml).toContain(reasons.amount_invalid);
  expect(resultHtml).toContain(english.resultFound);
  expect(resultHtml).toContain("T-1");
});

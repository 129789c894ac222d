import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { networkCoupons, networkProgrammes } from "#provider/database/schema/programme-schema.ts";
import { texts as arabic } from "~/locales/ar/network-coupons";
import { texts as english } from "~/locales/en/network-coupons";
import { inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { createStoreFixture, type StoreFixture } from "../../support/money/network-reports";

const fixtures = adminFixtures();
let store: StoreFixture;
let ids: string[];
beforeAll(async () => {
  store = await createStoreFixture(fixtures.provider, {});
  const { database } = fixtures.provider.app;
  const at = new Date();
  const seenTimes = { firstSeenAt: at, lastSeenAt: at, changedAt: at };
  await database.insert(networkProgrammes).values({
    ...seenTimes,
    id: randomUUID(),
    network: store.network,
    programme: "7052",
    name: "Northwind",
    domains: [],
    storeId: store.storeId,
  });
  ids = [randomUUID(), randomUUID()];
  await database.insert(networkCoupons).values(
    ids.map((id, index) => ({
      ...seenTimes,
      id,
      network: store.network,
      coupon: String(index),
      programme: "7052",
      title: `Offer ${index}`,
      code: `CODE${index}`,
    })),
  );
});

const address = (search: string, language = "en") =>
  `/${language}/apps/details/networks/${store.network}/coupons?${search}`;
const page = async (search: string, language?: string) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address(search, language))));

test("lists a network's coupons with their store", async () => {
  const html = await page("");
  expect(html).toContain("Offer 0");
  expect(html).toContain("CODE1");
});

test("shows the decisions in the sheet's footer, the main one last", async () => {
  const html = await page(`view=${ids[0]}`);
  const footer = /<footer.*?<\/footer>/s.exec(html)?.[0] ?? "";
  const positions = [english.step_ignore, english.step_accept].map((text) => footer.indexOf(text));
  expect(positions[0]).toBeGreaterThan(0);
  expect(positions[1]).toBeGreaterThan(positions[0]!);
});

test("shows a coupon in Arabic", async () => {
  expect(await page(`view=${ids[0]}`, "ar")).toContain(arabic.step_accept);
});

test("accepts the selected coupons after a confirmation", async () => {
  const search = `step=accept&id=${ids[0]}&id=${ids[1]}`;
  const html = await page(search);
  expect(html).toContain(english.ask_accept);
  const fields: [string, string][] = [
    ["intent", "accept"],
    ["key", inputValue(html, "key")!],
    ...ids.map((id): [string, string] => ["ids", id]),
  ];
  expect((await fixtures.post(fixtures.ada, address(search), fields)).status).toBe(302);
  expect(await page(`view=${ids[0]}`)).toContain(english.openCoupon);
});

test("shows why a coupon can't be accepted again", async () => {
  const fields: [string, string][] = [
    ["intent", "accept"],
    ["key", randomUUID()],
    ["ids", ids[0]!],
  ];
  const response = await fixtures.post(fixtures.ada, address(`step=accept&id=${ids[0]}`), fields);
  expect(response.status).toBe(409);
});

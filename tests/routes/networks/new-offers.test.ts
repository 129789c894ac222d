import { beforeAll, expect, test } from "vitest";
import { errors as refusals } from "#provider/locales/en/errors.ts";
import { errorsAt, inputValue, plain, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addNetwork, addShop } from "../../support/money/shops";

const path = "/en/apps/details/cash-offers";
const fixtures = adminFixtures();
let slugs = 0;
beforeAll(async () => {
  const trackingUrl = "https://network.test/?m={programme}&c={click}";
  await addNetwork(fixtures.provider.app.database, { key: "programmes", trackingUrl });
});

const page = async (search: string) => plain(await readPage(fixtures.ada.browser.request(path + search)));

/** Submits the form of a new offer through a network that requires a program. */
async function send(typed: Record<string, string>) {
  const store = `store-${(slugs += 1)}`;
  await addShop(fixtures.provider.app.database, { slug: store, name: store });
  const key = inputValue(await page("?step=new"), "key") ?? "";
  const fixed = { intent: "save", key, store, network: "programmes", rateKind: "percent", commission: "10" };
  return fixtures.post(fixtures.ada, `${path}?step=new`, Object.entries({ ...fixed, rate: "5.5", ...typed }));
}

test("requires the programme if the network needs it, and keeps the input", async () => {
  const refused = await send({});
  expect(refused.status).toBe(422);
  const html = plain(await readPage(refused));
  expect(errorsAt(html, "programme")).toBe(refusals.programme_missing);
  expect(inputValue(html, "rate")).toBe("5.5");
});

test("saves and shows the programme", async () => {
  const saved = await send({ programme: "7052" });
  const view = /view=([\w-]+)/.exec(saved.headers.get("location") ?? "")?.[1];
  expect(await page(`?view=${view}`)).toContain("7052");
  expect(inputValue(await page(`?view=${view}&step=edit`), "programme")).toBe("7052");
});

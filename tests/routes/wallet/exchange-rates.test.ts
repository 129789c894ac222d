import { expect, test } from "vitest";
import { texts as english } from "~/locales/en/exchange-rates";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";

const path = "/en/apps/details/exchange-rates";
const fixtures = adminFixtures();
const page = async (search = "") =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(path + search)));

/** Uploads a file as the form does. */
async function upload(content: string) {
  const body = new FormData();
  const key = inputValue(await page("?add=file"), "key")!;
  for (const [name, value] of Object.entries({ intent: "upload", key })) body.set(name, value);
  body.set("file", new File([content], "eurofxref.csv", { type: "text/csv" }));
  return fixtures.ada.browser.request(`${path}?add=file`, { method: "POST", body });
}

test("a file of rates is checked, then imported", async () => {
  const response = await upload("Date, USD, CZK, \n06 March 2026, 1.0800, 25.00, \n");
  const search = new URL(response.headers.get("location")!, "http://localhost").search;
  const checked = await page(search);
  for (const text of ["eurofxref.csv", "0.0432", english.effect_new]) expect(checked).toContain(text);
  expect(await page()).not.toContain("1 CZK = 0.0432 USD");
  const [, id = ""] = /view=([\w-]+)/.exec(search) ?? [];
  const fields = Object.entries({ intent: "apply", file: id, key: inputValue(checked, "key")! });
  expect((await fixtures.post(fixtures.ada, path + search, fields)).status).toBe(302);
  expect(await page()).toContain("1 CZK = 0.0432 USD");
});

test("another file is refused with an error on its field", async () => {
  const response = await upload("a,b\n1,2\n");
  expect(response.status).toBe(400);
  expect(normalizeSpaces(await readPage(response))).toContain(
    "This isn’t a file of the European Central Bank",
  );
});

test("an unknown file of rates is reported", async () => {
  const response = await fixtures.ada.browser.request(`${path}?view=${crypto.randomUUID()}`);
  expect(response.status).toBe(404);
});

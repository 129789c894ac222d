import { beforeAll, expect, test } from "vitest";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addShop } from "../../support/money/shops";
import { Browser } from "../../support/pages/browser";

const fixtures = adminFixtures();
const rate = { kind: "percent", minimum: 100, maximum: 300 } as const;

beforeAll(async () => {
  for (const name of ["Hearted", "Plain"])
    await addShop(fixtures.provider.app.database, { slug: name.toLowerCase(), name, rate });
});

async function createSignedInBrowser(): Promise<Browser> {
  const { provider, signIn } = fixtures;
  return (await signIn(await provider.signUp())).browser;
}
const read = async (browser: Browser, path: string) => (await browser.request(path)).text();
/** Returns the links of the chips by their queries. */
function chipsOf(html: string): Record<string, string> {
  const row = /<nav aria-label="Category".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const links = [...row.matchAll(/<a [^>]*href="[^"?]*\??([^"]*)".*?<\/a>/gs)];
  return Object.fromEntries(links.map(([link, query]) => [query?.replaceAll("&amp;", "&"), link]));
}
const textsOf = (link = "") =>
  link
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const add = "Add Hearted to my favorites";
const remove = "Remove Hearted from my favorites";

test("without scripts the heart adds a store, returns to the page, and shows the store among the favourites", async () => {
  const browser = await createSignedInBrowser();
  expect(await read(browser, "/en/stores")).toContain(add);
  const response = await browser.submit("/en/stores/hearted/favourite", {
    favourite: "yes",
    returnTo: "/en/stores?q=hear",
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/en/stores?q=hear");
  expect(await read(browser, "/en/stores/hearted")).toContain(remove);
  const favourites = await read(browser, "/en/apps/favourites");
  expect(favourites).toContain("Hearted");
  expect(favourites).not.toContain("Plain");
});

test("an empty list of favourites says how to fill it", async () => {
  expect(await read(await createSignedInBrowser(), "/en/apps/favourites")).toContain("No favorites yet");
});

test("favourites come first in the search without a query", async () => {
  const browser = await createSignedInBrowser();
  await browser.submit("/en/stores/plain/favourite", { favourite: "yes" });
  const { stores } = (await (await browser.request("/search/stores?lang=en")).json()) as {
    stores: { name: string }[];
  };
  expect(stores[0]?.name).toBe("Plain");
  expect(stores.filter(({ name }) => name === "Plain")).toHaveLength(1);
});

test("the chip shows the favourites with their number, and can be searched and opened by its URL", async () => {
  const browser = await createSignedInBrowser();
  expect(await read(browser, "/en/stores?f.only=favourites")).toContain("No favorites yet");
  await browser.submit("/en/stores/hearted/favourite", { favourite: "yes" });
  const all = await read(browser, "/en/stores");
  expect(textsOf(chipsOf(all)["f.only=favourites"])).toBe("Favorites 1");
  const html = await read(browser, "/en/stores?f.only=favourites&q=h");
  expect(html).toContain(remove);
  expect(html).not.toContain("Plain");
  expect(chipsOf(html)["q=h&f.only=favourites"]).toContain('aria-current="true"');
  expect(await read(browser, "/en/stores?f.only=favourites&f.letter=z")).not.toContain(remove);
});

test("visitors have no chip for favourites, and its URL leads to the login and back", async () => {
  const visitor = new Browser(fixtures.dashboard);
  expect(await read(visitor, "/en/stores")).not.toContain("f.only=favourites");
  const response = await visitor.request("/en/stores?f.only=favourites", { redirect: "manual" });
  expect(response.headers.get("location")).toBe("/en/login?returnTo=%2Fen%2Fstores%3Ff.only%3Dfavourites");
});

test("a visitor's heart leads to the login and back to the store", async () => {
  const visitor = new Browser(fixtures.dashboard);
  const login = "/en/login?returnTo=%2Fen%2Fstores%2Fhearted";
  expect(await read(visitor, "/en/stores")).toContain(`href="${login}"`);
  const response = await visitor.submit("/en/stores/hearted/favourite", { favourite: "yes" });
  expect(response.headers.get("location")).toBe(login);
});

test("a favourite of an unknown store is refused with a message", async () => {
  const browser = await createSignedInBrowser();
  const response = await browser.submit("/en/stores/nowhere/favourite", {
    favourite: "yes",
    returnTo: "/en/stores",
  });
  expect(response.status).toBe(302);
  expect(await read(browser, "/en/stores")).toContain("couldn’t be saved as a favorite");
});

test("a return path on another site is replaced with the store's page", async () => {
  const browser = await createSignedInBrowser();
  const form = { favourite: "no", returnTo: "//evil.example/" };
  const response = await browser.submit("/en/stores/hearted/favourite", form);
  expect(response.headers.get("location")).toBe("/en/stores/hearted");
});

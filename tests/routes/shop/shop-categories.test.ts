import { expect, test } from "vitest";
import { adminListCategories, createCategory } from "#contract/shop/admin-shop-categories.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { creditMember } from "../../support/money/ledger";
import { readPage } from "../../support/money/member-world";
import { buyReward, stockedCard } from "../../support/money/rewards";

const fixtures = adminFixtures();

const load = async (path: string) => readPage(await fixtures.ada.browser.request(path));

test("read permission shows categories and orders without controls", async () => {
  const { provider, ada } = fixtures;
  const { product, variant } = await stockedCard(provider, ada.user);
  const buyer = await provider.signUp();
  await creditMember(provider.app.database, buyer.userId, 10_000n);
  const { data: order } = await buyReward(provider, buyer, { variant, total: 4_750 });
  const { browser } = await fixtures.signIn(await provider.signUp({ role: "auditor" }));
  const { data: rows } = await provider.call(adminListCategories, { as: ada.user });
  const { id } = rows.find(({ slug }) => slug === product.category.slug)!;
  const path = "/en/apps/ecommerce/products/category";
  for (const target of [path, `${path}?view=${id}`, `${path}?add=1`]) {
    const html = await readPage(await browser.request(target));
    expect(html).toContain(product.category.name.en);
    for (const step of ["save", "copy", "remove"]) expect(html).not.toContain(`value="${step}"`);
  }
  const address = `/en/apps/ecommerce/orders/details/${order.id}`;
  expect(await load(address)).toContain('value="refund"');
  expect(await readPage(await browser.request(address))).not.toContain('value="refund"');
});

test("without scripts a category is created, renamed, and removed once its products are moved", async () => {
  const { provider, ada } = fixtures;
  const { product } = await stockedCard(provider, ada.user);
  const path = "/en/apps/ecommerce/products/category";
  const make = `${path}?add=1`;
  const key = /name="key" value="([^"]+)"/.exec(await load(make))?.[1] ?? "";
  const short = await ada.browser.submit(make, { key, "name-en": "T", intent: "save" });
  expect(short.status).toBe(400);
  expect(await short.text()).toEqual(expect.stringContaining("2 to 120 characters"));
  expect((await ada.browser.submit(make, { key, "name-en": "Toys", intent: "save" })).status).toBe(302);
  const list = await load(path);
  expect(list).toContain("Toys");
  const [, view = ""] =
    new RegExp(`href="[^"]*(\\?view=[^"]+)"[^>]*><bdi>${product.category.name.en}`).exec(list) ?? [];
  const id = view.replace("?view=", "");
  expect(await load(path + view)).toContain("needs another category");
  const rejection = await ada.browser.submit(path + view, { category: id, intent: "remove" });
  expect(rejection.status).toBe(422);
  expect(await rejection.text()).toEqual(expect.stringContaining("Choose another category"));
  const removed = await ada.browser.submit(path + view, {
    category: id,
    replacement: "toys",
    intent: "remove",
  });
  expect(removed.status).toBe(302);
  expect(await load(path)).not.toContain(product.category.name.en);
});

test("without scripts a category is scheduled, copied, and shows its sales of the chosen days", async () => {
  const { provider, ada } = fixtures;
  const { product, variant } = await stockedCard(provider, ada.user);
  const buyer = await provider.signUp();
  await creditMember(provider.app.database, buyer.userId, 10_000n);
  await buyReward(provider, buyer, { variant, total: 4_750 });
  const path = "/en/apps/ecommerce/products/category";
  const find = async () => (await provider.call(adminListCategories, { as: ada.user })).data;
  const { id, name } = (await find()).find(({ slug }) => slug === product.category.slug)!;
  const opened = `${path}?view=${id}`;
  const save = async (changed: Record<string, string>) => {
    const html = await load(opened);
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const fields = { key, category: id, version, "name-en": name.en, intent: "save", ...changed };
    return ada.browser.submit(opened, fields);
  };
  for (const [publishAt, status, text] of [
    ["", 422, "Enter when to publish it."],
    ["soon", 400, "Enter a day and a time."],
  ] as const) {
    const rejection = await save({ state: "scheduled", publishAt, "name-fr": "Jouets" });
    expect(rejection.status).toBe(status);
    const html = await rejection.text();
    for (const kept of [text, 'value="Jouets"']) expect(html).toContain(kept);
  }
  expect((await save({ state: "scheduled", publishAt: "2099-05-01T10:00" })).status).toBe(302);
  expect((await find()).find((row) => row.id === id)).toMatchObject({
    state: "scheduled",
    publishAt: "2099-05-01T10:00:00.000Z",
  });

  const key = /name="key" value="([^"]+)"/.exec(await load(path))?.[1] ?? "";
  const copied = await ada.browser.submit(path, { key, category: id, intent: "copy" });
  expect(await load(copied.headers.get("location")!)).toContain(`value="Copy of ${name.en}"`);

  expect(await load(`${path}?period=7d`)).toContain("$47.50");
  expect(await load(`${path}?from=2020-01-01&to=2020-01-31`)).not.toContain("$47.50");
  const errorResponse = await ada.browser.request(`${path}?from=2026-02-01&to=2026-01-01`);
  expect(errorResponse.status).toBe(400);
  const [, href = ""] = /href="([^"]*csv\/[^"]*category[^"]*)"/.exec(await load(`${path}?period=7d`)) ?? [];
  const file = await ada.browser.request(href.replaceAll("&amp;", "&"));
  expect(file.headers.get("content-disposition")).toContain('filename="categories-');
  expect(await file.text()).toContain("47.50");
});

test("without scripts categories are found by name, and the period and the file keep the search", async () => {
  const { provider, ada } = fixtures;
  for (const en of ["Gardening", "Travel bags"])
    await provider.call(createCategory, { as: ada.user, body: { name: { en }, parent: null } });
  const path = "/en/apps/ecommerce/products/category";
  const fullList = await load(path);
  for (const part of ['role="search"', "Gardening", "Travel bags"]) expect(fullList).toContain(part);
  const found = await load(`${path}?period=7d&q=garden`);
  expect(found).toContain("Gardening");
  expect(found).not.toContain("Travel bags");
  expect(found).toMatch(/name="period" value="7d"/);
  expect(found).toContain("?period=90d&amp;q=garden");
  expect(found).toMatch(/<input type="hidden" name="q" value="garden"\/>/);
  const [, href = ""] = /href="([^"]*csv\/[^"]*category[^"]*)"/.exec(found) ?? [];
  const file = await (await ada.browser.request(href.replaceAll("&amp;", "&"))).text();
  expect(file).toContain("Gardening");
  expect(file).not.toContain("Travel bags");
  expect(await load(`${path}?q=nothing`)).toContain("Nothing matches these filters");
});

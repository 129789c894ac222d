import sharp from "sharp";
import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { getProductSales } from "#contract/shop/admin-product-sales.ts";
import { adminListCategories } from "#contract/shop/admin-shop-categories.ts";
import { adminGetProduct } from "#contract/shop/admin-shop-products.ts";
import { stores } from "#provider/database/schema/store-schema.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { creditMember } from "../../support/money/ledger";
import { readPage } from "../../support/money/member-world";
import { buyReward, stockedCard } from "../../support/money/rewards";

const fixtures = adminFixtures();

const load = async (path: string) => readPage(await fixtures.ada.browser.request(path));

test("the dashboard has one address, keeps its period, and each figure links to the matching rows", async () => {
  const { provider, ada } = fixtures;
  const other = await ada.browser.request("/fr/dashboards/ecommerce?period=7d");
  expect(other.status).toBe(301);
  expect(other.headers.get("location")).toBe("/fr/apps/ecommerce/dashboard?period=7d");
  const { variant, product } = await stockedCard(provider, ada.user, { codes: 2 });
  const buyer = await provider.signUp({ name: "Bea Buyer" });
  await creditMember(provider.app.database, buyer.userId, 20_000n);
  await buyReward(provider, buyer, { variant, quantity: 2, total: 9_500 });

  const html = await load("/en/apps/ecommerce/dashboard?period=7d");
  for (const text of ["$95.00", "$5.00", "$3.00", product.name.en, "Bea Buyer", "0 left"])
    expect(html).toContain(text);
  const [, orders = ""] = /href="([^"]*orders\/list\?[^"]*)"[^>]*>Sales</.exec(html) ?? [];
  expect(await load(orders.replaceAll("&amp;", "&"))).toContain("Bea Buyer");
  const [, members = ""] = /href="([^"]*details\/users\?[^"]*)"[^>]*>New members</.exec(html) ?? [];
  expect(await load(members.replaceAll("&amp;", "&"))).toContain("Bea Buyer");
  const errorResponse = await ada.browser.request(
    "/en/apps/ecommerce/dashboard?from=2026-02-01&to=2026-01-01",
  );
  expect(errorResponse.status).toBe(400);
});

test("a customer's tabs show the account's parts, whose actions are on the account's page", async () => {
  const { provider, ada } = fixtures;
  const { variant } = await stockedCard(provider, ada.user);
  const buyer = await provider.signUp({ name: "Cara Customer" });
  await creditMember(provider.app.database, buyer.userId, 20_000n);
  const { data: order } = await buyReward(provider, buyer, { variant, total: 4_750 });
  const list = await load("/en/apps/ecommerce/customers/list?q=cara");
  expect(list).toContain("$47.50");
  const [, href = ""] = /href="([^"]*customers\/details\/[^"]+)"/.exec(list) ?? [];

  expect(await load(href)).toContain(order.reference);
  const security = await load(`${href}?tab=security`);
  const [, end = ""] = /href="([^"]*ask=end_sessions[^"]*)"/.exec(security) ?? [];
  const confirmation = await ada.browser.request(end.replaceAll("&amp;", "&"));
  expect(confirmation.status).toBe(302);
  expect(await load(confirmation.headers.get("location")!)).toContain("Cara Customer");
  expect(await load(`${href}?tab=billing`)).toContain("Payout methods");
  expect(await load(`${href}?tab=notifications`)).toContain("Quiet hours");
  expect((await ada.browser.request("/en/apps/ecommerce/customers/details/77")).status).toBe(404);
});

test("without scripts a product shows its uploaded picture in the list and in the shop until it is removed", async () => {
  const { provider, ada } = fixtures;
  const { product } = await stockedCard(provider, ada.user);
  const page = `/en/apps/ecommerce/products/add?id=${product.id}`;
  const send = (intent: string, file: File) => {
    const body = new FormData();
    body.set("intent", intent);
    body.set("picture", file);
    return ada.browser.request(page, { method: "POST", body });
  };
  const pictureIn = async (path: string) => /\/apis\/product-pictures\/[\w-]+/.exec(await load(path))?.[0];
  const paths = [page, `/en/apps/ecommerce/products/list?q=${product.sku}`, `/en/rewards/${product.slug}`];

  const none = await send("picture", new File([], ""));
  expect(none.status).toBe(400);
  expect(await none.text()).toContain("Choose a picture.");
  const errorResponse = await send("picture", new File(["<svg/>"], "card.png"));
  expect(errorResponse.status).toBe(422);
  expect(await pictureIn(page)).toBeUndefined();
  const drawing = sharp({ create: { width: 80, height: 50, channels: 3, background: "#0a0" } });
  expect((await send("picture", new File([await drawing.png().toBuffer()], "card.png"))).status).toBe(302);
  const [shown] = await Promise.all(paths.map(pictureIn));
  expect(shown).toBeDefined();
  expect(await Promise.all(paths.map(pictureIn))).toEqual([shown, shown, shown]);
  expect((await send("remove-picture", new File([], ""))).status).toBe(302);
  expect(await Promise.all(paths.map(pictureIn))).toEqual([undefined, undefined, undefined]);
});

test("an invalid code of a file is reported with its line in the file", async () => {
  const { provider, ada } = fixtures;
  const { product } = await stockedCard(provider, ada.user);
  const page = `/en/apps/ecommerce/products/add?id=${product.id}`;
  const body = new FormData();
  body.set("intent", "codes");
  body.set("key", crypto.randomUUID());
  body.set("variant", product.variants[0]!.id);
  body.set("codes", "TYPED-CODE-1");
  body.set("file", new File(["code\n\nFILE-CODE-1\nno code\n"], "codes.csv"));
  const response = await ada.browser.request(page, { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Line 4: a code has 4 to 64 characters");
});

test("without scripts selected products are removed, restored, and withdrawn from sale; one can't be published", async () => {
  const { provider, ada } = fixtures;
  const { product } = await stockedCard(provider, ada.user);
  const { product: other } = await stockedCard(provider, ada.user);
  const list = "/en/apps/ecommerce/products/list";
  const idQuery = `id=${product.id}&id=${other.id}`;
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
  async function confirm(step: string) {
    const confirmationPath = `${list}?step=${step}&${idQuery}`;
    const question = await load(confirmationPath);
    const body = new URLSearchParams({ key: keyIn(question), bulk: step });
    for (const [, seen] of question.matchAll(/name="ids" value="([^"]+)"/g)) body.append("ids", seen!);
    return ada.browser.request(confirmationPath, { method: "POST", body });
  }
  const stateOf = async (id: string) =>
    (await provider.call(adminGetProduct, { as: ada.user, params: { id } })).data.state;
  const isListed = async () =>
    (await load(`${list}?q=${product.sku}`)).includes(`products/add?id=${product.id}`);

  const donePath = (await confirm("remove")).headers.get("location")!;
  expect(await isListed()).toBe(false);
  const message = await load(donePath);
  expect(message).toContain("2 products were removed.");
  const body = new URLSearchParams({ key: keyIn(message), bulk: "restore" });
  for (const { id } of [product, other]) body.append("ids", id);
  expect((await ada.browser.request(donePath, { method: "POST", body })).headers.get("location")).toBe(list);
  expect(await isListed()).toBe(true);

  expect((await confirm("deactivate")).status).toBe(302);
  expect(await stateOf(product.id)).toBe("inactive");
  expect(await stateOf(other.id)).toBe("inactive");
  // Both products are inactive now, so neither can be deactivated again.
  expect(await load(`${list}?step=deactivate&${idQuery}`)).toContain("Nothing to review");

  const { version } = (await provider.call(adminGetProduct, { as: ada.user, params: { id: product.id } }))
    .data;
  const row = { key: keyIn(await load(list)), product: product.id, version: String(version) };
  // Simulates that another admin changed the product after the row was rendered.
  const staleResponse = await ada.browser.submit(list, {
    ...row,
    version: String(version - 1),
    intent: "publish",
  });
  expect(staleResponse.status).toBe(302);
  expect(await stateOf(product.id)).toBe("inactive");
  expect(await load(list)).toContain("Someone else changed this product");
  expect((await ada.browser.submit(list, { ...row, intent: "publish" })).status).toBe(302);
  expect(await stateOf(product.id)).toBe("published");
  const outdatedResponse = await ada.browser.submit(list, { ...row, intent: "remove" });
  expect(outdatedResponse.status).toBe(400);
});

test("without scripts a product gets a barcode and tags, is found by them, and needs a picture to be published", async () => {
  const { provider, ada } = fixtures;
  const { product } = await stockedCard(provider, ada.user);
  const page = `/en/apps/ecommerce/products/add?id=${product.id}`;
  const { database } = provider.app;
  async function save(changed: Record<string, string>) {
    const html = await load(page);
    const fields: Record<string, string> = {};
    for (const [input] of html.matchAll(/<input[^>]*>/g)) {
      const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
      if (!/^(key|product|version|sku|name-.*|v\d+-.*)$/.test(name)) continue;
      if (input.includes('type="checkbox"') && !/\schecked/.test(input)) continue;
      fields[name] = /value="([^"]*)"/.exec(input)?.[1] ?? "on";
    }
    const { kind, store, category, state } = product;
    const selections = { kind, store: store.slug, category: category.slug, state };
    return ada.browser.submit(page, { ...fields, ...selections, intent: "save", ...changed });
  }
  const errorResponse = await save({ sku: "no!", barcode: "4006381333932", tags: "x" });
  expect(errorResponse.status).toBe(400);
  const errorPage = await errorResponse.text();
  for (const text of ["3 to 32 capital letters", "no EAN or UPC", "tags of 2 to 30"])
    expect(errorPage).toContain(text);

  const tag = `Summer ${product.sku}`;
  const saved = await save({ barcode: "400638-133393 1", tags: `${tag}, Beach\n${tag.toLowerCase()}` });
  expect(saved.status).toBe(302);
  const { data: stored } = await provider.call(adminGetProduct, {
    as: ada.user,
    params: { id: product.id },
  });
  expect(stored).toMatchObject({ barcode: "4006381333931", tags: [tag, "Beach"] });
  for (const path of ["/en/apps/ecommerce/products/list", "/en/rewards"])
    expect(await load(`${path}?q=${encodeURIComponent(tag)}`)).toContain(product.name.en);

  await database.update(stores).set({ logo: null }).where(eq(stores.slug, product.store.slug));
  const bare = await save({});
  expect(bare.status).toBe(422);
  expect(await bare.text()).toEqual(expect.stringContaining("needs a picture"));
  expect((await save({ state: "draft" })).status).toBe(302);
  const list = "/en/apps/ecommerce/products/list";
  const { version } = (await provider.call(adminGetProduct, { as: ada.user, params: { id: product.id } }))
    .data;
  const key = crypto.randomUUID();
  await ada.browser.submit(list, { key, product: product.id, version: String(version), intent: "publish" });
  expect(await load(list)).toContain("needs a picture");
});

test("the products' list shows sales of 30 days by category, and each tile links to its rows", async () => {
  const { provider, ada } = fixtures;
  const before = (await provider.call(getProductSales, { as: ada.user })).data;
  const { variant, product } = await stockedCard(provider, ada.user, { codes: 2 });
  const buyer = await provider.signUp({ name: "Tina Tile" });
  await creditMember(provider.app.database, buyer.userId, 20_000n);
  await buyReward(provider, buyer, { variant, quantity: 2, total: 9_500 });
  const after = (await provider.call(getProductSales, { as: ada.user })).data;
  const optionsOf = (name: "all" | "gift_card" | "voucher" | "saved") => [
    after[name].now.amount - before[name].now.amount,
    after[name].now.orders - before[name].now.orders,
  ];
  expect(optionsOf("all")).toEqual([9_500, 1]);
  expect(optionsOf("gift_card")).toEqual([9_500, 1]);
  expect(optionsOf("voucher")).toEqual([0, 0]);
  expect(optionsOf("saved")).toEqual([500, 1]);
  const { data: categories } = await provider.call(adminListCategories, { as: ada.user });
  expect(categories.find(({ slug }) => slug === product.category.slug)).toMatchObject({ sales: 9_500 });
  expect(await load("/en/apps/ecommerce/products/category")).toContain("$95.00");
  const html = await load("/en/apps/ecommerce/products/list");
  const [, orders = ""] = /href="([^"]*orders\/list\?[^"]*)"[^>]*>Sales, 30 days</.exec(html) ?? [];
  expect(await load(orders.replaceAll("&amp;", "&"))).toContain("Tina Tile");
  expect(await load("/en/apps/ecommerce/products/list?f.kind=voucher")).not.toContain(product.id);
});

test("account write permission adds a customer with an invitation by mail, shown at once", async () => {
  const { ada } = fixtures;
  const path = "/en/apps/ecommerce/customers/list";
  const addForm = await load(`${path}?add=user`);
  const key = /name="key" value="([^"]+)"/.exec(addForm)?.[1] ?? "";
  const email = `${crypto.randomUUID()}@example.test`;
  const inviteForm = { key, name: "Nia New", language: "en", step: "invite" };
  const errorResponse = await ada.browser.submit(`${path}?add=user`, { ...inviteForm, email: "nobody" });
  expect(errorResponse.status).toBe(400);
  const inviteResponse = await ada.browser.submit(`${path}?add=user`, { ...inviteForm, email });
  expect(await load(inviteResponse.headers.get("location")!)).toContain("Nia New");
});

test("a product's draft is kept for its author until saved, and one tab doesn't overwrite another", async () => {
  const { ada, otto } = fixtures;
  const page = "/en/apps/ecommerce/products/add";
  const key = crypto.randomUUID();
  const saveDraft = (revision: number, name: string) =>
    ada.browser.submit(page, { key, intent: "draft", revision: String(revision), "name-en": name, sku: "x" });
  expect((await saveDraft(0, "Half a")).status).toBe(200);
  expect((await saveDraft(1, "Half a card")).status).toBe(200);
  for (const stale of [0, 1]) expect((await saveDraft(stale, "Another")).status).toBe(409);
  const found = await load(page);
  for (const part of ["Not saved yet", 'value="Half a card"']) expect(found).toContain(part);
  expect(await readPage(await otto.browser.request(page))).not.toContain("Half a card");
  const unknownField = await ada.browser.submit(page, { key, intent: "draft", revision: "2", password: "x" });
  expect(unknownField.status).toBe(400);

  // If the draft can't be published as a product, it is kept. Discarding removes it.
  expect((await ada.browser.submit(page, { key, intent: "save", "name-en": "Half a card" })).status).toBe(
    400,
  );
  expect(await load(page)).toContain("Half a card");
  expect((await ada.browser.submit(page, { intent: "discard-draft" })).headers.get("location")).toBe(page);
  expect(await load(page)).not.toContain("Half a card");
});

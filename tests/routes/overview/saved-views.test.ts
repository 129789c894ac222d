import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { csvFiles } from "~/routes/$lang.csv.$/files.server";

const list = "/en/apps/details/leads";
const views = "/en/apps/saved-views";
const ofList = "/apps/details/leads";
const fixtures = adminFixtures();

const open = (path: string) => fixtures.ada.browser.request(path);
const send = (form: Record<string, string>) => fixtures.ada.browser.submit(views, form);
const statusAndLocation = (response: Response) => [response.status, response.headers.get("location")];

test("without scripts a view is saved from the list, opened, renamed, made the default and removed", async () => {
  const search = "?f.state=pending&q=shoes&sort=-date";
  const query = inputValue(await readPage(open(list + search)), "query")!.replaceAll("&amp;", "&");
  const key = inputValue(await readPage(open(list + search)), "key")!;
  const saved = await send({ intent: "add", key, list: ofList, query, name: "Pending shoes" });
  expect(statusAndLocation(saved)).toEqual([302, `${list}?${query}`]);
  expect(normalizeSpaces(await readPage(open(`${list}?${query}`)))).toMatch(
    /aria-current="true"[^>]*><bdi[^>]*>Pending shoes/,
  );

  // Submitting the same form again after its response was lost succeeds. A different form is rejected.
  const repeated = await send({ intent: "add", key, list: ofList, query, name: "Pending shoes" });
  expect(repeated.status).toBe(302);
  const duplicate = await send({
    intent: "add",
    key: randomUUID(),
    list: ofList,
    query,
    name: "Pending shoes",
  });
  const html = await readPage(duplicate);
  expect(duplicate.status).toBe(422);
  expect(inputValue(html, "name")).toBe("Pending shoes");
  expect(html).toMatch(/You have a view of this name/);

  const id = inputValue(await readPage(open(views)), "id")!;
  expect((await send({ intent: "rename", id, name: "" })).status).toBe(400);
  expect(statusAndLocation(await send({ intent: "rename", id, name: "Shoes" }))).toEqual([302, views]);
  expect(statusAndLocation(await send({ intent: "default", id }))).toEqual([302, views]);
  expect(statusAndLocation(await open(list))).toEqual([302, `${list}?${query}`]);
  // If there is a default view, the unfiltered list has its own URL, and links to it use that URL.
  const cleared = await readPage(open(`${list}?size=20`));
  expect(cleared).toContain(">default<");
  expect(await readPage(open(`${list}?q=x`))).toContain(`href="${list}?size=20"`);
  expect(statusAndLocation(await send({ intent: "plain", id }))).toEqual([302, views]);
  expect((await open(list)).status).toBe(200);
  expect(statusAndLocation(await send({ intent: "remove", id }))).toEqual([302, views]);
  expect(await readPage(open(views))).toContain("No saved views yet");
});

/** Lists without saved views: the figures of a month, and the categories, which have no pagination. */
const others = ["/apps/invoice/reconciliation", "/apps/invoice/journal", "/apps/ecommerce/products/category"];
/** The paths of all lists that have a CSV file and need no parameter. */
const adminLists = Object.keys(csvFiles).filter(
  (path) => path.startsWith("/apps/") && !others.includes(path),
);
const memberLists = [
  "/apps/my-cash-back/cash-back-detail",
  "/apps/my-cash-back/withdraw-history",
  "/apps/my-cash-back/claim",
  "/apps/wallet/my-balance",
  "/apps/orders",
  "/apps/referrals",
  "/apps/help/tickets",
  "/apps/user/view/security",
];

const savesViews = (html: string) => html.includes('name="density"') && html.includes('name="list"');

test.each(memberLists)("%s: a short list has no saved views, columns or keys to choose", async (path) => {
  const html = await readPage(open(`/en${path}`));
  expect(savesViews(html)).toBe(false);
  expect(html).not.toContain("move along the rows");
});

test.each([...adminLists, ...memberLists])("%s: saves views, and chooses columns and rows", async (path) => {
  const html = await readPage(open(`/en${path}?density=compact`));
  expect(html).toMatch(new RegExp(`<input[^>]*name="list"[^>]*value="${path}"`));
  expect(html).toMatch(/<input[^>]*name="density"/);
  expect(html).toMatch(/<input[^>]*name="cols"/);
});

test("the products list, whose screen loads more data, opens with its view", async () => {
  const products = "/en/apps/ecommerce/products/list";
  const body = { list: "/apps/ecommerce/products/list", query: "f.state=live", name: "Live" };
  await send({ intent: "add", key: randomUUID(), isDefault: "on", ...body });
  expect(statusAndLocation(await open(products))).toEqual([302, `${products}?f.state=live`]);
});

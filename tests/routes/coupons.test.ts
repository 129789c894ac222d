import { expect, test } from "vitest";
import { adminFixtures } from "../support/money/admin-fixtures";
import { addShop } from "../support/money/shops";
import { Browser } from "../support/pages/browser";

const fixtures = adminFixtures();

const read = async (browser: Browser, path: string) => (await browser.request(path)).text();
const list = "/en/apps/ecommerce/coupons";
const key = () => crypto.randomUUID();

test("without scripts: an admin makes coupons by form and file, members find them, follow links and vote", async () => {
  const { provider, ada, dashboard, signIn } = fixtures;
  const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
  const shop = { slug: "acme", name: "Acme", site: "https://acme.test/", rate };
  await addShop(provider.app.database, shop);
  const form = { intent: "save", key: key(), store: "acme", titleEn: "A tenth off", worth: "10%" };
  const wrong = await ada.browser.submit(`${list}?step=new`, { ...form, code: "A B", worth: "ten" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Enter a share up to 100 % or an amount above zero.");
  const refused = await ada.browser.submit(`${list}?step=new`, { ...form, code: "A B" });
  const html = await refused.text();
  expect(html).toContain("A code has 2 to 40 visible characters without spaces.");
  expect(html).toContain('value="A tenth off"');
  const saved = await ada.browser.submit(`${list}?step=new`, { ...form, code: "TENTH" });
  expect(saved.status).toBe(302);
  const upload = (text: string) => {
    const body = new FormData();
    body.set("intent", "import");
    body.set("key", key());
    body.set("file", new File([text], "coupons.csv", { type: "text/csv" }));
    return ada.browser.request(`${list}?step=import`, { method: "POST", body });
  };
  const head = "store,title,link,worth";
  const lines = await upload(`${head}\nnowhere,A sale,,5%`);
  expect(lines.status).toBe(422);
  expect(await lines.text()).toContain("Line 2:");
  expect((await upload(`${head}\nacme,A large sale,https://acme.test/sale,25%`)).status).toBe(302);

  const visitor = new Browser(dashboard);
  const page = await read(visitor, "/en/stores/acme");
  expect(page.indexOf("A large sale")).toBeLessThan(page.indexOf("A tenth off"));
  expect(await read(visitor, "/en/search?q=tenth")).toContain("A tenth off · Acme");

  const { browser } = await signIn(await provider.signUp());
  const own = await read(browser, "/en/stores/acme");
  const place = own.indexOf("A large sale");
  const [id = ""] = /(?<=name="coupon" value=")[^"]+/.exec(own.slice(place)) ?? [];
  const way = await browser.submit("/en/stores/acme/shop", { key: key(), coupon: id });
  expect(await way.text()).toContain(encodeURIComponent("https://acme.test/sale"));
  const vote = (worked: string) => browser.submit("/en/stores/acme", { intent: "vote", coupon: id, worked });
  expect((await vote("yes")).status).toBe(302);
  expect(await read(visitor, "/en/stores/acme")).toContain("Works for 100% of 1");
  await vote("no");
  expect(await read(browser, "/en/stores/acme")).toContain("Works for 0% of 1");

  const seen = await read(ada.browser, `${list}?id=${id}&step=end`);
  const [ids = ""] = /(?<=name="ids" value=")[^"]+/.exec(seen) ?? [];
  const ended = await ada.browser.submit(`${list}?id=${id}&step=end`, { intent: "end", key: key(), ids });
  expect(ended.status).toBe(302);
  expect(await read(visitor, "/en/stores/acme")).not.toContain("A large sale");
});

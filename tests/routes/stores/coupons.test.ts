import { expect, test } from "vitest";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addShop } from "../../support/money/shops";
import { Browser } from "../../support/pages/browser";

const fixtures = adminFixtures();

const read = async (browser: Browser, path: string) => (await browser.request(path)).text();
const list = "/en/apps/ecommerce/coupons";
const key = () => crypto.randomUUID();

test("without scripts an admin creates coupons by form and file; members find, follow and vote on them", async () => {
  const { provider, ada, dashboard, signIn } = fixtures;
  const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
  const shop = { slug: "acme", name: "Acme", site: "https://acme.test/", rate };
  await addShop(provider.app.database, shop);
  const form = { intent: "save", key: key(), store: "acme", titleEn: "A tenth off", worth: "10%" };
  const errorResponse = await ada.browser.submit(`${list}?step=new`, {
    ...form,
    code: "A\u200BB",
    worth: "ten",
  });
  expect(errorResponse.status).toBe(400);
  expect(await errorResponse.text()).toContain("Enter a share up to 100 % or an amount above zero.");
  const rejection = await ada.browser.submit(`${list}?step=new`, { ...form, code: "A\u200BB" });
  const html = await rejection.text();
  expect(html).toContain("A code has 2 to 40 visible characters, with spaces only between them.");
  expect(html).toContain('value="A tenth off"');
  const saved = await ada.browser.submit(`${list}?step=new`, { ...form, code: "TENTH" });
  expect(saved.status).toBe(302);
  const upload = (text: string | Uint8Array<ArrayBuffer>) => {
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

  const damaged = await upload(Uint8Array.from([0x61, 0x81, 0x62]));
  expect(damaged.status).toBe(400);
  expect(await damaged.text()).toContain("some of its letters are damaged");
  const latin = Buffer.from(`${head}\nacme,\u00c9t\u00e9 20 %,,20 %`, "latin1");
  expect((await upload(Uint8Array.from(latin))).status).toBe(302);

  const visitor = new Browser(dashboard);
  const page = await read(visitor, "/en/stores/acme");
  expect(page.indexOf("A large sale")).toBeLessThan(page.indexOf("A tenth off"));
  expect(page).toContain("Été 20 %");
  expect(await read(visitor, "/en/search?q=tenth")).toContain("A tenth off · Acme");

  const { browser } = await signIn(await provider.signUp());
  const storeHtml = await read(browser, "/en/stores/acme");
  const place = storeHtml.indexOf("A large sale");
  const [id = ""] = /(?<=name="coupon" value=")[^"]+/.exec(storeHtml.slice(place)) ?? [];
  const way = await browser.submit("/en/stores/acme/shop", { key: key(), coupon: id });
  expect(await way.text()).toContain(encodeURIComponent("https://acme.test/sale"));
  const vote = (worked: string) => browser.submit("/en/stores/acme", { intent: "vote", coupon: id, worked });
  expect((await vote("yes")).status).toBe(302);
  expect(await read(visitor, "/en/stores/acme")).toContain("Success rate 100% · votes: 1");
  await vote("no");
  expect(await read(browser, "/en/stores/acme")).toContain("Success rate 0% · votes: 1");

  const endFormHtml = await read(ada.browser, `${list}?id=${id}&step=end`);
  const [ids = ""] = /(?<=name="ids" value=")[^"]+/.exec(endFormHtml) ?? [];
  const ended = await ada.browser.submit(`${list}?id=${id}&step=end`, { intent: "end", key: key(), ids });
  expect(ended.status).toBe(302);
  expect(await read(visitor, "/en/stores/acme")).not.toContain("A large sale");
});

test("the wizard creates a coupon hidden until its first day; for other roles it only simulates", async () => {
  const { provider, ada, dashboard, signIn } = fixtures;
  const path = "/en/pages/wizard-examples/create-deal";
  const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
  await addShop(provider.app.database, { slug: "later", name: "Later", site: "https://later.test/", rate });
  const { browser: own } = await signIn(await provider.signUp());
  for (const other of [new Browser(dashboard), own])
    expect(await read(other, path)).toContain("This is a try-out");

  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const kind = { couponStore: "later", dealKind: "percentage", discount: "12.5" };
  const errorResponse = await ada.browser.submit(path, { ...kind, discount: "101" });
  expect(await errorResponse.text()).toContain("A percentage is between 1 and 100.");
  await ada.browser.submit(path, kind);
  const details = { couponTitle: "An eighth off", dealCode: "EIGHTH", couponTerms: "On everything." };
  await ada.browser.submit(`${path}?step=details`, details);
  const errorForToday = await ada.browser.submit(`${path}?step=period`, { startsOn: day(0) });
  expect(await errorForToday.text()).toContain("Choose a day from tomorrow on.");
  await ada.browser.submit(`${path}?step=period`, { startsOn: day(3), endsOn: day(9) });
  const review = await read(ada.browser, `${path}?step=review`);
  expect(review).toContain("<bdi>Later</bdi>");

  const finishForm = { intent: "finish", key: key() };
  const unticked = await ada.browser.submit(`${path}?step=review`, finishForm);
  expect(unticked.status).toBe(400);
  expect(await unticked.text()).toContain("Tick this box to continue.");
  const created = await ada.browser.submit(`${path}?step=review`, { ...finishForm, confirmed: "on" });
  const form = created.headers.get("location") ?? "";
  expect(form).toMatch(/^\/en\/apps\/ecommerce\/coupons\?view=[^&]+&step=edit$/);
  const formHtml = await read(ada.browser, form);
  for (const value of ["An eighth off", "EIGHTH", "12.5%", `${day(3)}T00:00`, `${day(9)}T23:59`])
    expect(formHtml).toContain(`value="${value}"`);
  expect(await read(new Browser(dashboard), "/en/stores/later")).not.toContain("An eighth off");
  expect(await read(ada.browser, path)).not.toContain("EIGHTH");

  const takenTitle = { ...details, couponTitle: "Another eighth" };
  await ada.browser.submit(path, kind);
  await ada.browser.submit(`${path}?step=details`, takenTitle);
  await ada.browser.submit(`${path}?step=period`, { startsOn: day(4) });
  const rejection = await ada.browser.submit(`${path}?step=review`, {
    ...finishForm,
    key: key(),
    confirmed: "on",
  });
  expect(rejection.status).toBe(422);
  expect(await rejection.text()).toContain('role="alert"');
});

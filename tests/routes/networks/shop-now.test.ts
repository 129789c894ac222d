import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clicks } from "#provider/database/schema/earning-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { offers } from "#provider/database/schema/store-schema.ts";
import { Browser } from "../../support/pages/browser";
import { inputValue, readPage, memberWorld } from "../../support/money/member-world";
import type { TestUser } from "../../support/programs/provider";
import { addNetwork, addShop } from "../../support/money/shops";

const world = memberWorld();
let browser: Browser;
let user: TestUser;
beforeAll(async () => {
  const { database } = world.provider.app;
  const rate = { kind: "percent", minimum: 150, maximum: 700 } as const;
  const { offerId } = await addShop(database, { slug: "acme", name: "Acme <b>&</b> Sons", rate, coupons: 2 });
  await database
    .update(offers)
    .set({
      cap: 5_000n,
      terms: { en: "No <i>vouchers</i>.", fr: "Sans bons." },
      exclusions: { en: "Gift cards" },
    })
    .where(eq(offers.id, offerId!));
  await addShop(database, { slug: "quiet", name: "Quiet" });
  await addNetwork(database, { key: "resting", status: "paused" });
  await addShop(database, { slug: "resting", name: "Resting", network: "resting", rate });
});
beforeEach(async () => {
  world.front.broken.clear();
  ({ browser, user } = await world.payee(1_000n));
});

const clicksOf = (userId: string) =>
  world.provider.app.database.select().from(clicks).where(eq(clicks.userId, userId));
const storePage = async (path: string) => readPage(browser.request(path));
async function loadFormKey(language = "en"): Promise<string> {
  return inputValue(await storePage(`/${language}/stores/acme`), "key") ?? "";
}
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";

describe("Shop now", () => {
  test.each([
    ["en", "You’re on your way to Acme", "Up to 7% cash back", "within 48 hours", "No &lt;i&gt;vouchers"],
    ["fr", "Vous êtes en route vers Acme", "Jusqu’à 7 % de cashback", "48 heures", "Sans bons."],
    ["ar", "أنت في طريقك إلى Acme", "استرداد نقدي يصل إلى 7%", "خلال 48 ساعة", "No &lt;i&gt;vouchers"],
  ])(
    "in %s: one press creates the click, shows its value, and continues to the store",
    async (language, ...texts) => {
      const shop = await storePage(`/${language}/stores/acme`);
      const form = /<form[^>]*action="[^"]*\/shop"[^>]*>/.exec(shop)?.[0] ?? "";
      // UTC is the default until a script sets the visitor's time zone.
      expect(inputValue(shop, "timeZone")).toBe("UTC");
      for (const part of [
        'method="post"',
        `action="/${language}/stores/acme/shop"`,
        'target="_blank"',
        "noopener",
      ])
        expect(form).toContain(part);
      const response = await browser.request(`/${language}/stores/acme/shop`, {
        method: "POST",
        body: new URLSearchParams({ key: inputValue(shop, "key") ?? "", timeZone: "Europe/Paris" }),
        headers: {
          "user-agent": phone,
          referer: `${world.dashboard.origin}/${language}/stores/acme?q=secret`,
        },
      });
      const html = (await readPage(response))
        .replaceAll(/[\u202f\u00a0]/g, " ")
        .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
      expect(response.status).toBe(200);
      for (const text of [...texts, "Gift cards"]) expect(html).toContain(text);
      const [created, ...more] = await clicksOf(user.userId);
      expect(more).toEqual([]);
      expect(created).toMatchObject({
        device: "phone",
        country: "FR",
        ip: "127.0.0.1",
        referrer: `${world.dashboard.origin}/${language}/stores/acme`,
      });
      const address = `https://network.test/go?sub=${created?.id}&to=https%3A%2F%2Fstore.test%2F`;
      expect(response.headers.get("refresh")).toBe(`2; url=${address}`);
      expect(html).toContain(`href="${address.replaceAll("&", "&amp;")}"`);
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  test("M2 the same form twice, in sequence and simultaneously, is one click", async () => {
    const key = await loadFormKey();
    const press = () => browser.submit("/en/stores/acme/shop", { key });
    const first = (await press()).headers.get("refresh");
    const others = await Promise.all([press(), press(), press()]);
    expect(others.map((response) => response.headers.get("refresh"))).toEqual([first, first, first]);
    expect(await clicksOf(user.userId)).toHaveLength(1);
    await browser.submit("/en/stores/acme/shop", { key: await loadFormKey() });
    expect(await clicksOf(user.userId)).toHaveLength(2);
  });

  test("choosing to stay creates the same click without a redirect", async () => {
    const key = await loadFormKey();
    await browser.submit("/en/stores/acme/shop", { key });
    const response = await browser.submit("/en/stores/acme/shop", { key, stay: "yes" });
    expect(response.headers.get("refresh")).toBeNull();
    const html = await readPage(response);
    expect(html).toContain("Take your time");
    expect(html).not.toContain("Stay and read");
    expect(await clicksOf(user.userId)).toHaveLength(1);
  });

  test("only pressing the button creates a click; the address alone leads to the store's page", async () => {
    for (const path of ["/en/stores/acme/shop", "/ar/stores/acme/shop?key=0123456789abcdef"]) {
      const response = await browser.request(path);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(path.replace(/\/shop.*/, ""));
      const navigation = await browser.request(path.replace("/shop", "/shop.data"), {
        headers: { "sec-purpose": "prefetch" },
      });
      expect(navigation.status).toBe(202);
    }
    expect((await browser.request("/stores/acme/shop")).status).toBe(302);
    expect(await clicksOf(user.userId)).toEqual([]);
  });

  test.each(["%2F%2Fevil.test", "..%2F..", "%5C%5Cevil.test", "x%0d%0ay"])(
    "S8 /en/stores/%s/shop doesn't redirect to another site",
    async (slug) => {
      const response = await browser.request(`/en/stores/${slug}/shop`);
      const target = new URL(response.headers.get("location") ?? "", world.dashboard.origin);
      expect(target.origin).toBe(world.dashboard.origin);
      const form = await browser.submit(`/en/stores/${slug}/shop`, { key: "0123456789abcdef" });
      expect(form.status).toBe(404);
    },
  );

  test("refuses a form without its key", async () => {
    for (const key of ["", "short", "<script>0123456789"])
      expect((await browser.submit("/en/stores/acme/shop", { key })).status).toBe(400);
    expect(await clicksOf(user.userId)).toEqual([]);
  });

  test("S6 refuses a form from another site", async () => {
    const response = await browser.request("/en/stores/acme/shop", {
      method: "POST",
      body: new URLSearchParams({ key: await loadFormKey() }),
      headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
    expect(await clicksOf(user.userId)).toEqual([]);
  });
});

describe("a visitor who isn't signed in", () => {
  test("logs in first, returns to the store, and continues with one press", async () => {
    const visitor = new Browser(world.dashboard);
    const html = await readPage(visitor.request("/fr/stores/acme"));
    const login = "/fr/login?returnTo=%2Ffr%2Fstores%2Facme";
    expect(html).toContain(`href="${login}"`);
    expect(html).not.toContain("<form method");
    const pressed = await visitor.submit("/fr/stores/acme/shop", { key: "0123456789abcdef" });
    expect(pressed.status).toBe(302);
    expect(pressed.headers.get("location")).toEqual(login);
    const { email, password } = user;
    const loginResponse = await visitor.submit(login, { email, password });
    expect(loginResponse.headers.get("location")).toBe("/fr/stores/acme");
    const key = inputValue(await readPage(visitor.request("/fr/stores/acme")), "key") ?? "";
    expect((await visitor.submit("/fr/stores/acme/shop", { key })).headers.get("refresh")).toContain(
      "network.test",
    );
    expect(await clicksOf(user.userId)).toHaveLength(1);
  });
});

describe("where no click is possible", () => {
  test.each([
    ["quiet", "has no offer with us at the moment", "This store pays no cash back"],
    ["resting", "Shopping at Resting through us is paused", "Shopping at this store through us is paused"],
  ])("%s explains why instead of a button, and so does a forged form", async (slug, reason, message) => {
    const html = await storePage(`/en/stores/${slug}`);
    expect(html).toContain(reason);
    expect(html).not.toContain(`/stores/${slug}/shop`);
    const response = await browser.submit(`/en/stores/${slug}/shop`, { key: "0123456789abcdef" });
    expect(response.status).toBe(409);
    expect(response.headers.get("refresh")).toBeNull();
    const page = await readPage(response);
    for (const text of ["Cash back isn’t activated", message, `href="/en/stores/${slug}"`])
      expect(page).toContain(text);
    expect(page).not.toContain(">Retry<");
  });

  test("the time between page and press is reported, and nothing is lost", async () => {
    const key = await loadFormKey();
    const { database } = world.provider.app;
    await database.update(networks).set({ status: "paused" }).where(eq(networks.key, "awin"));
    expect((await browser.submit("/en/stores/acme/shop", { key })).status).toBe(409);
    await database.update(networks).set({ status: "active" }).where(eq(networks.key, "awin"));
    expect((await browser.submit("/en/stores/acme/shop", { key })).status).toBe(200);
    expect(await clicksOf(user.userId)).toHaveLength(1);
  });

  test("M4 after a lost answer the page explains this, and trying again with the same key makes one click", async () => {
    const key = await loadFormKey();
    world.front.broken.set("POST /v1/clicks", async ({ path, headers, body }, response) => {
      const signedHeaderNames = ["authorization", "idempotency-key", "content-type"];
      await fetch(world.providerOrigin + path, {
        method: "POST",
        headers: signedHeaderNames.map((name): [string, string] => [name, String(headers[name])]),
        body: body ?? "",
      });
      response.destroy();
    });
    const response = await browser.submit("/en/stores/acme/shop", { key });
    const html = await readPage(response);
    expect(response.status).toBe(503);
    for (const text of ["your visit only counts once", ">Retry<", `value="${key}"`])
      expect(html).toContain(text);
    expect(await clicksOf(user.userId)).toHaveLength(1);
    world.front.broken.clear();
    expect((await browser.submit("/en/stores/acme/shop", { key })).status).toBe(200);
    expect(await clicksOf(user.userId)).toHaveLength(1);
  });

  test("refuses a provider's answer with anything but a web address", async () => {
    const key = await loadFormKey();
    world.front.broken.set("POST /v1/clicks", (_, response) => {
      const data = { url: "javascript:alert(1)" };
      response
        .writeHead(201, { "content-type": "application/json" })
        .end(JSON.stringify({ code: 201, data }));
    });
    const response = await browser.submit("/en/stores/acme/shop", { key });
    expect(response.status).toBe(502);
    expect(response.headers.get("refresh")).toBeNull();
    expect(await response.text()).not.toContain("javascript:alert");
  });
});

describe("the store's page", () => {
  test.each([
    ["en", "Selected", "7%", "Everything else", "1.5%", "At most $50.00 per purchase."],
    ["fr", "Selected", "7 %", "Tout le reste", "1,5 %", "Un achat rapporte 50,00 $ au maximum"],
  ])("in %s: shows every rate, the cap, terms and exclusions", async (language, ...texts) => {
    const html = (await storePage(`/${language}/stores/acme`)).replaceAll(/[\u202f\u00a0]/g, " ");
    for (const text of [...texts, "Gift cards"]) expect(html).toContain(text);
    expect(html).not.toContain("<i>vouchers");
  });

  test("names the language of untranslated texts", async () => {
    const html = await storePage("/ar/stores/acme");
    expect(html).toMatch(/<span lang="en" dir="ltr"[^>]*>Gift cards/);
  });

  test("coupons can be selected as text, with or without scripts", async () => {
    const html = await storePage("/en/stores/acme");
    for (const text of [">SAVE1</code>", ">SAVE2</code>", "No end date", 'aria-label="Copy the code SAVE1"'])
      expect(html).toContain(text);
    expect(await storePage("/en/stores/quiet")).toContain("None right now");
  });

  test("links to similar stores", async () => {
    const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
    await addShop(world.provider.app.database, { slug: "neighbour", name: "Neighbour", rate });
    const html = await storePage("/en/stores/acme");
    const similar = html.slice(html.indexOf("Similar stores"), html.indexOf("<footer"));
    expect(similar).toContain('href="/en/stores/neighbour"');
    expect(similar).not.toContain('href="/en/stores/acme"');
  });
});

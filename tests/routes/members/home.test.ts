import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeHelp } from "#provider/help/write-help.ts";
import { readPage, memberWorld } from "../../support/money/member-world";
import { creditMember } from "../../support/money/ledger";
import { addShop } from "../../support/money/shops";
import { submitWithdrawal } from "../../support/money/withdrawals";

const world = memberWorld();
beforeAll(async () => {
  await writeHelp(world.provider.connection, () => new Date());
  await addShop(world.provider.app.database, {
    slug: "acme",
    name: "Acme <b>&</b> Sons",
    coupons: 3,
    rate: { kind: "percent", minimum: 400, maximum: 400 },
  });
});
beforeEach(() => world.front.broken.clear());

const respondUnavailable = (_: unknown, response: ServerResponse) =>
  void response.writeHead(503, { "content-type": "application/json" }).end("{}");

describe("home of a visitor", () => {
  test.each([
    ["en", "Get money back on what you buy anyway", "How it works", "Sign up for free", "You receive"],
    [
      "fr",
      "Récupérez de l’argent sur vos achats de tous les jours",
      "Comment ça marche",
      "S’inscrire gratuitement",
      "Vous recevez",
    ],
    ["ar", "استرد مالًا على ما تشتريه كل يوم", "كيف يعمل", "اشترك مجانًا", "تستلم"],
  ])(
    "in %s: shows the introduction, how it works, a payout, stores, answered questions and the login",
    async (language, ...texts) => {
      const response = await world.dashboard.request(`/${language}/dashboards/crm`);
      const html = (await readPage(response)).replaceAll(/[\u202f\u00a0]/g, " ");
      expect(response.status).toBe(200);
      for (const text of [...texts, "Acme &lt;b&gt;&amp;&lt;/b&gt; Sons"]) expect(html).toContain(text);
      expect(html).not.toMatch(/8.000.000/);
      expect(html.match(/<details name="first-questions"/g)).toHaveLength(4);
      for (const path of ["login", "register", "pages/faq", "privacy#security", "stores/acme"])
        expect(html).toContain(`href="/${language}/${path}"`);
    },
  );

  test("the search is a GET form to the stores, and suggests them without scripts", async () => {
    const html = await readPage(world.dashboard.request("/fr/dashboards/crm"));
    expect(html).toMatch(/<form role="search"[^>]*action="\/fr\/stores"/);
    expect(html).toMatch(/<option value="Acme &lt;b&gt;&amp;&lt;\/b&gt; Sons" label="4/);
  });

  test("the best rates can be filtered by a category in the URL; an unknown one is ignored", async () => {
    const tiles = async (query: string) => {
      const html = await readPage(world.dashboard.request(`/en/dashboards/crm${query}`));
      return /aria-label="Best rates today".*?<\/ul>/s.exec(html)?.[0] ?? html;
    };
    expect(await tiles("?category=department")).toContain("/en/stores/acme");
    expect(await tiles("?category=weapons")).toContain("/en/stores/acme");
    expect(await tiles("?category=travel")).toContain("No store in this category");
  });

  test("the sidebar starts collapsed for visitors only", async () => {
    const layout = async (request: Promise<Response>) =>
      /<html[^>]*data-layout="(\w+)"/.exec(await (await request).text())?.[1];
    expect(await layout(world.dashboard.request("/en/dashboards/crm"))).toBe("collapsed");
    const { browser } = await world.payee(20_000n);
    expect(await layout(browser.request("/en/dashboards/crm"))).toBe("vertical");
  });

  test.each(["welcome", "help/answers"])(
    "without %s shows the rest of the page, with Retry",
    async (call) => {
      world.front.broken.set(`GET /v1/${call}`, respondUnavailable);
      const response = await world.dashboard.request("/en/dashboards/crm");
      const html = await readPage(response);
      expect(response.status).toBe(200);
      for (const text of ["How it works", "Retry"]) expect(html).toContain(text);
    },
  );
});

describe("home of a member", () => {
  test.each([
    ["en", "Hello, Mary Major", "Cash back, last 12 months", "Recent transactions"],
    ["fr", "Bonjour, Mary Major", "Cashback, 12 derniers mois", "Dernières opérations"],
    ["ar", "مرحبًا، Mary Major", "الاسترداد النقدي، آخر 12 شهرًا", "أحدث الحركات"],
  ])(
    "in %s: shows figures, twelve months with their table, latest entries and stores",
    async (language, ...texts) => {
      const { browser } = await world.payee(20_000n);
      const html = await readPage(browser.request(`/${language}/dashboards/crm`));
      for (const text of [...texts, "200", "Acme"]) expect(html).toContain(text);
      expect(html.match(/<th scope="row"/g)).toHaveLength(12);
      expect(html).not.toContain("withdraw-management");
    },
  );

  test.each(["/v1/wallet", "/v1/cash-back/summary", "/v1/wallet/items", "/v1/stores-again"])(
    "without %s shows the other parts, and Retry in place of the missing one",
    async (path) => {
      const { browser } = await world.payee(20_000n);
      world.front.broken.set(`GET ${path}`, respondUnavailable);
      const response = await browser.request("/en/dashboards/crm");
      const html = await readPage(response);
      expect(response.status).toBe(200);
      expect(html.match(/>Retry</g)).toHaveLength(1);
      const parts = ["Reserved", '<th scope="row"', "Cash back tracked", "Acme"];
      expect(parts.filter((text) => html.includes(text))).toHaveLength(3);
    },
  );
});

describe("home of a member with an unused balance", () => {
  test.each([
    ["en", "Three steps to your first cash back", "Choose a store", "Good stores to start with"],
    ["fr", "Trois étapes vers votre premier cashback", "Choisir une boutique", "Pour bien commencer"],
    ["ar", "ثلاث خطوات إلى أول استرداد نقدي", "اختر متجرًا", "متاجر مناسبة للبداية"],
  ])("in %s: shows three steps and stores instead of an empty chart", async (language, ...texts) => {
    const { browser } = await world.signIn(await world.provider.signUp());
    const html = await readPage(browser.request(`/${language}/dashboards/crm`));
    for (const text of [...texts, "Acme"]) expect(html).toContain(text);
    expect(html).toContain(`href="/${language}/stores"`);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).not.toContain("<th scope");
  });

  test("leaves out stores without cash back", async () => {
    await addShop(world.provider.app.database, { slug: "none", name: "None Ltd", coupons: 9 });
    const { browser } = await world.signIn(await world.provider.signUp());
    // Favorites come first.
    await browser.submit("/en/stores/none/favourite", { favourite: "yes", returnTo: "/en/stores" });
    const html = await readPage(browser.request("/en/dashboards/crm"));
    expect(html).toContain("/en/stores/acme");
    expect(html).not.toContain("/en/stores/none");
  });

  test("an unknown balance isn't treated as unused", async () => {
    const { browser } = await world.signIn(await world.provider.signUp());
    world.front.broken.set("GET /v1/wallet/items", respondUnavailable);
    const html = await readPage(browser.request("/en/dashboards/crm"));
    expect(html).toContain("Reserved");
    expect(html).not.toContain("Three steps");
  });
});

describe("home of an admin", () => {
  test("shows what needs a decision first, linked to its case, then trends, and no unused wallet", async () => {
    const { user } = await world.payee(20_000n);
    const { id, reference } = (await submitWithdrawal(world.provider, user, 5_000)).data;
    const { browser } = await world.signIn(await world.provider.signUp({ role: "admin", name: "Ada Min" }));
    const html = await readPage(browser.request("/en/dashboards/crm"));
    const found = ["Hello, Ada Min", "Needs attention", reference, "Reserved for", "Cash back, last 28 days"];
    expect(
      found.map((text) => html.indexOf(text)).every((at, index, all) => at > (all[index - 1] ?? 0)),
    ).toBe(true);
    const path = "/en/apps/admin/withdraw-management";
    expect(html.replaceAll("&amp;", "&")).toContain(`href="${path}?f.stage=all&view=${id}"`);
    for (const text of ["Lifetime", "Trending stores"]) expect(html).not.toContain(text);
  });

  test("shows the admin's own wallet last if it is in use", async () => {
    const admin = await world.provider.signUp({ role: "admin" });
    await creditMember(world.provider.app.database, admin.userId, 700n);
    const { browser } = await world.signIn(admin);
    const html = await readPage(browser.request("/en/dashboards/crm"));
    expect(html.indexOf("Lifetime")).toBeGreaterThan(html.indexOf("Cash back, last 28 days"));
  });
});

describe("home of staff without the overview", () => {
  test("shows the queues they may see, without figures and the first steps of members", async () => {
    const support = await world.provider.signUp({ role: "support", name: "Sue Port" });
    const { browser } = await world.signIn(support);
    const response = await browser.request("/en/dashboards/crm");
    const html = await readPage(response);
    expect(response.status).toBe(200);
    for (const text of ["Hello, Sue Port", "Needs attention"]) expect(html).toContain(text);
    for (const text of ["Members’ money", "The last 28 days", "Three steps"])
      expect(html).not.toContain(text);
  });
});

describe("home while the user is unknown", () => {
  test("shows the reason and Retry, and neither a wallet nor the visitors' page", async () => {
    const { browser } = await world.payee(20_000n);
    world.front.broken.set("GET /v1/users/me", respondUnavailable);
    const response = await browser.request("/en/dashboards/crm");
    const html = await readPage(response);
    expect(response.status).toBe(503);
    for (const text of ["We can’t tell whether you’re logged in", "Retry"]) expect(html).toContain(text);
    for (const text of ["Sign up for free", "Reserved"]) expect(html).not.toContain(text);
  });
});

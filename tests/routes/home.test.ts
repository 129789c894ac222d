import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MemberWorld, readPage, startMemberWorld } from "../support/money/member-world";
import { addShop } from "../support/money/shops";
import { ask } from "../support/money/withdrawals";

let world: MemberWorld;
beforeAll(async () => {
  world = await startMemberWorld();
  await addShop(world.provider.app.database, {
    slug: "acme",
    name: "Acme <b>&</b> Sons",
    coupons: 3,
    rate: { kind: "percent", minimum: 400, maximum: 400 },
  });
});
beforeEach(() => world.front.broken.clear());
afterAll(() => world.close());

const refused = (_: unknown, response: ServerResponse) =>
  void response.writeHead(503, { "content-type": "application/json" }).end("{}");

describe("home of a visitor", () => {
  test.each([
    ["en", "Get money back on what you buy anyway", "8,000,000+", "How it works", "Sign up for free"],
    [
      "fr",
      "Récupérez de l’argent sur vos achats de tous les jours",
      "8 000 000+",
      "Comment ça marche",
      "S’inscrire gratuitement",
    ],
    ["ar", "استرد مالًا على ما تشتريه كل يوم", "8,000,000+", "كيف يعمل", "اشترك مجانًا"],
  ])(
    "in %s: what it is, how it works, how many members, stores, and the way in",
    async (language, ...texts) => {
      const answer = await world.dashboard.request(`/${language}/dashboards/crm`);
      const html = (await readPage(answer)).replaceAll(/[\u202f\u00a0]/g, " ");
      expect(answer.status).toBe(200);
      for (const text of [...texts, "Acme &lt;b&gt;&amp;&lt;/b&gt; Sons"]) expect(html).toContain(text);
      for (const path of ["login", "register"]) expect(html).toContain(`href="/${language}/${path}"`);
    },
  );

  test("without its stores it is still there, and offers to try again", async () => {
    world.front.broken.set("GET /v1/stores/trending", refused);
    const answer = await world.dashboard.request("/en/dashboards/crm");
    const html = await readPage(answer);
    expect(answer.status).toBe(200);
    for (const text of ["How it works", "Retry"]) expect(html).toContain(text);
  });
});

describe("home of a member", () => {
  test.each([
    ["en", "Hello, Mary Major", "Cash back of the last twelve months", "Latest entries"],
    ["fr", "Bonjour, Mary Major", "Cashback des douze derniers mois", "Derniers mouvements"],
    ["ar", "مرحبًا، Mary Major", "الاسترداد النقدي في الاثني عشر شهرًا الأخيرة", "أحدث الحركات"],
  ])("in %s: figures, twelve months with their table, latest entries, stores", async (language, ...texts) => {
    const { browser } = await world.payee(20_000n);
    const html = await readPage(browser.request(`/${language}/dashboards/crm`));
    for (const text of [...texts, "200", "Acme"]) expect(html).toContain(text);
    expect(html.match(/<th scope="row"/g)).toHaveLength(12);
    expect(html).not.toContain("withdraw-management");
  });

  test.each(["/v1/wallet", "/v1/cash-back/summary", "/v1/wallet/events", "/v1/stores/trending"])(
    "without %s the other parts are there, and that one offers to try again",
    async (path) => {
      const { browser } = await world.payee(20_000n);
      world.front.broken.set(`GET ${path}`, refused);
      const answer = await browser.request("/en/dashboards/crm");
      const html = await readPage(answer);
      expect(answer.status).toBe(200);
      expect(html.match(/>Retry</g)).toHaveLength(1);
      const parts = ["Withdrawing", "Figures of the chart", "Cash back available", "Acme"];
      expect(parts.filter((text) => html.includes(text))).toHaveLength(3);
    },
  );
});

describe("home of an admin", () => {
  test("what waits for a decision, leading to the filtered queue, and the admin's own wallet", async () => {
    const { user } = await world.payee(20_000n);
    await ask(world.provider, user, 5_000);
    const { browser } = await world.signIn(await world.provider.signUp({ role: "admin", name: "Ada Min" }));
    const html = await readPage(browser.request("/en/dashboards/crm"));
    for (const text of ["Hello, Ada Min", "Waiting for a decision", "$50.00", "Lifetime"])
      expect(html).toContain(text);
    expect(html).toContain('href="/en/apps/admin/withdraw-management?f.state=requested"');
  });
});

describe("while the viewer is unknown", () => {
  test("says why, offers to try again, and shows neither a wallet nor the visitor's page", async () => {
    const { browser } = await world.payee(20_000n);
    world.front.broken.set("GET /v1/users/me", refused);
    const answer = await browser.request("/en/dashboards/crm");
    const html = await readPage(answer);
    expect(answer.status).toBe(503);
    for (const text of ["We cannot tell whether you are logged in", "Retry"]) expect(html).toContain(text);
    for (const text of ["Sign up for free", "Withdrawing"]) expect(html).not.toContain(text);
  });
});

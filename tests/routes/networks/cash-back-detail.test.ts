import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leadReasons } from "#contract/leads/lead-reasons.ts";
import { leadStates } from "#contract/leads/leads.ts";
import { leadChanges } from "#provider/database/schema/earning-schema.ts";
import { texts as arabic } from "~/locales/ar/cash-back";
import { texts as english } from "~/locales/en/cash-back";
import { texts as french } from "~/locales/fr/cash-back";
import type { Browser } from "../../support/pages/browser";
import { normalizeSpaces, readPage, memberWorld } from "../../support/money/member-world";
import { addClick, addLeadRow, addShop } from "../../support/money/shops";

const path = "apps/my-cash-back/cash-back-detail";
const at = new Date("2026-03-01T10:00:00Z");
const world = memberWorld();
let member: Browser;
let otherMember: Browser;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const { database } = world.provider.app;
  const rate = { kind: "percent", minimum: 150, maximum: 700 } as const;
  const { storeId, offerId } = await addShop(database, { slug: "acme", name: "Acme <b>&</b> Sons", rate });
  const signed = await world.signIn(await world.provider.signUp());
  member = signed.browser;
  otherMember = (await world.signIn(await world.provider.signUp())).browser;
  const { userId } = signed.user;
  const clickId = await addClick(database, { userId, storeId, offerId: offerId!, createdAt: at });
  for (const [index, state] of leadStates.entries()) {
    const reason = state === "rejected" ? "terms_not_met" : state === "reversed" ? "order_returned" : null;
    ids[state] = await addLeadRow(database, {
      userId,
      storeId,
      clickId,
      state,
      occurredAt: new Date(at.getTime() - index * 86_400_000),
      orderNumber: `ORDER-${index}`,
      heldFrom: state === "on_hold" ? "pending" : null,
      reason: state === "on_hold" ? "under_review" : reason,
      reasonNote: reason && "As <i>agreed</i>.",
    });
    const change = { leadId: ids[state], at, cashBackBefore: 0n, cashBackAfter: 600n };
    await database.insert(leadChanges).values({ ...change, event: "track", toState: "pending" });
  }
});
beforeEach(() => world.front.broken.clear());

const page = (search = "", language = "en", browser = member) =>
  readPage(browser.request(`/${language}/${path}${search}`)).then(normalizeSpaces);
const ordersIn = (html: string) => [...html.matchAll(/>ORDER-(\d)</g)].map((match) => Number(match[1]));

describe("the list", () => {
  test.each([
    ["en", english, "$100.00", "$6.00"],
    ["fr", french, "100,00", "6,00"],
    ["ar", arabic, "100.00", "6.00"],
  ] as const)(
    "in %s: shows stores, amounts, and states in tabs with counts",
    async (language, texts, ...amounts) => {
      const html = await page("", language);
      const states = leadStates.map((state) => texts[`state_${state}`]);
      for (const text of [texts.title, ...states, ...amounts, "Acme &lt;b&gt;&amp;&lt;/b&gt; Sons"])
        expect(html).toContain(text);
      expect(ordersIn(html)).toEqual([0, 1, 2, 3, 4, 5]);
    },
  );

  test.each([
    ["?f.state=payable", [2]],
    ["?q=order-4", [4]],
    ["?f.store=acme&f.from=2026-02-27&f.to=2026-02-28", [1, 2]],
    ["?f.store=elsewhere", []],
    ["?f.state=bogus&f.store=%3Cscript%3E&f.from=2026-99-99&cursor=nonsense", [0, 1, 2, 3, 4, 5]],
  ])("applies %s from the URL", async (search, orders) => {
    expect(ordersIn(await page(search))).toEqual(orders);
  });

  test("without purchases it explains how to get the first one", async () => {
    const html = await page("", "en", otherMember);
    expect(html).toContain(english.emptyText);
    expect(html).toContain('href="/en/stores"');
  });

  test("shows an error with Retry if the provider doesn't answer", async () => {
    world.front.broken.set(
      "GET /v1/cash-back",
      (_, response: ServerResponse) =>
        void response.writeHead(503, { "content-type": "application/json" }).end("{}"),
    );
    const response = await member.request(`/en/${path}`);
    expect(response.status).toBe(503);
    expect(await readPage(response)).toContain("Retry");
  });
});

describe("one purchase", () => {
  test.each([
    ["en", english, ["Selected", "7%", "1.5%", "Everything else"]],
    ["fr", french, ["7", "1,5", "Tout le reste"]],
    ["ar", arabic, ["7%", "1.5%", "كل ما عدا ذلك"]],
  ] as const)(
    "in %s: shows its history, the click's terms, and why it ended",
    async (language, texts, terms) => {
      const html = await page(`?view=${ids.rejected}`, language);
      const expectedTexts = [
        texts.step_click,
        texts.step_track,
        texts.why_rejected,
        texts.reason_terms_not_met,
      ];
      for (const text of [...expectedTexts, ...terms, "As &lt;i&gt;agreed&lt;/i&gt;."])
        expect(html).toContain(text);
      expect(html).not.toContain(texts.awaited_release);
    },
  );

  test("an open purchase whose day has passed is due now", async () => {
    const html = await page(`?view=${ids.confirmed}`);
    expect(html).toContain(english.awaited_release);
    expect(html).toContain(english.expected_due);
    expect(html).not.toContain(english.awaited_confirm);
  });

  test("every reason has a text in every language", () => {
    for (const texts of [english, french, arabic])
      for (const reason of leadReasons) expect(texts[`reason_${reason}`]).toMatch(/\S+ \S+/);
  });

  test("S7 another member's, unknown and malformed ones are 404 in the shell", async () => {
    for (const id of [ids.pending ?? "", crypto.randomUUID(), "..%2F..%2Fusers"]) {
      const response = await otherMember.request(`/en/${path}?view=${id}`);
      expect(response.status, id).toBe(404);
      expect(await readPage(response)).not.toContain("ORDER");
    }
  });
});

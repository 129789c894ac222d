import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { trackLead } from "#provider/modules/leads/track.ts";
import { texts as arabic } from "~/locales/ar/leads";
import { texts as english } from "~/locales/en/leads";
import { texts as french } from "~/locales/fr/leads";
import { balancesOf } from "../../support/money/ledger";
import { errorsAt, inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";
import { leadOf, createStoreFixture, processReport } from "../../support/money/network-reports";
import type { TestUser } from "../../support/programs/provider";
import { addShop } from "../../support/money/shops";

const path = "/en/apps/details/leads";
const fixtures = adminFixtures();
let member: TestUser;
let storeId: string;

beforeAll(async () => {
  member = await fixtures.provider.signUp({ name: "Mia Member" });
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  storeId = (
    await addShop(fixtures.provider.app.database, { slug: "acme", name: "Acme <b>&</b> Sons", rate })
  ).storeId;
});

/** Reports a purchase through its network, which books the cash back. Returns its lead ID. */
async function reportPurchase(transaction: string, userId = member.userId): Promise<string> {
  const { app } = fixtures.provider;
  const lead = await inTransaction(app.database, (unit) =>
    trackLead(
      unit,
      app,
      {
        userId,
        storeId,
        clickId: null,
        network: "awin",
        networkTransactionId: transaction,
        orderNumber: `ORDER-${transaction}`,
        source: "postback",
        currency: "USD",
        status: "pending",
        orderAmount: 10_000n,
        commission: 400n,
        cashBack: 200n,
        occurredAt: new Date(),
        payable: { payableRule: "days", holdDays: 45, usualDaysFrom: null, usualDaysTo: null },
      },
      { at: new Date(), actorId: null },
    ),
  );
  return lead.id;
}

const page = async (search = "", desk: Desk = fixtures.ada, address = path) =>
  normalizeSpaces(await readPage(desk.browser.request(address + search)));
const stateOf = async (id: string) =>
  (await fixtures.provider.app.database.select().from(leads).where(eq(leads.id, id)))[0]?.state;

/** Submits a step's form from its page, with these fields filled in. */
async function take(step: string, id: string, typed: Record<string, string> = {}, desk: Desk = fixtures.ada) {
  const html = await page(`?view=${id}&step=${step}`, desk);
  const key = inputValue(html, "key") ?? "none, there is no form";
  const fields = Object.entries({ step, lead: id, key, ...typed });
  return fixtures.post(desk, `${path}?view=${id}&step=${step}`, fields);
}

describe("the list", () => {
  test("marks several transactions of one order and click in the list, with a warning linking to them", async () => {
    const { provider } = fixtures;
    const store = await createStoreFixture(provider);
    const [click_id, order_id] = [await store.click(member.userId), "ORDER-TWICE"];
    for (const transaction_id of ["T-twice-1", "T-twice-2"])
      await processReport(provider, store, { click_id, order_id, transaction_id, item: transaction_id });
    const mark = english.sameOrder.replace("{{number}}", "2");
    expect((await page("?q=ORDER-TWICE")).split(mark)).toHaveLength(3);
    const html = await page(`?view=${(await leadOf(provider, "T-twice-2"))!.id}&q=T-twice-2`);
    expect(html).toContain(english.sameOrderText.replace("{{number}}", "2"));
    expect(html).toContain('href="/en/apps/details/leads?q=ORDER-TWICE"');
  });

  test.each([
    ["en", english, "$100.00", "$4.00", "$2.00"],
    ["fr", french, "100,00", "4,00", "2,00"],
    ["ar", arabic, "100.00", "4.00", "2.00"],
  ] as const)(
    "in %s: shows member, network's number, amounts and state",
    async (language, texts, ...amounts) => {
      await reportPurchase(`T-list-${language}`);
      const html = await page(`?q=T-list-${language}`, fixtures.ada, path.replace("en", language));
      const expectedTexts = [texts.title, texts.commission, "Mia Member", `T-list-${language}`];
      for (const text of [...expectedTexts, ...amounts, "Acme &lt;b&gt;&amp;&lt;/b&gt; Sons"])
        expect(html).toContain(text);
    },
  );

  test("filters by state, network, text and days in the URL, ignoring invalid values", async () => {
    const id = await reportPurchase("T-filter");
    await take("confirm", id);
    for (const [search, isThere] of [
      ["?f.state=confirmed&q=T-filter", true],
      ["?f.state=payable&q=T-filter", false],
      ["?f.network=awin&q=order-t-filter", true],
      ["?f.network=other", false],
      ["?f.to=2020-01-01", false],
      ["?f.state=bogus&f.from=x&cursor=nonsense&q=mia", true],
    ] as const)
      expect((await page(search)).includes("T-filter<"), search).toEqual(isThere);
  });
});

describe("one lead", () => {
  test("lists the items and corrections that a lead consists of", async () => {
    const { provider } = fixtures;
    const store = await createStoreFixture(provider, {
      mapping: {
        parameters: { ...usualParameters, part: "part" },
        statuses: { pending: "pending", declined: "rejected" },
        amounts: "major",
        times: "iso",
        negativeAmounts: "delta",
      },
    });
    const purchase = { click_id: await store.click(member.userId), transaction_id: "T-parts" };
    await processReport(provider, store, { ...purchase, part: "L1", amount: "30.00" });
    await processReport(provider, store, { ...purchase, part: "L2", amount: "50.00", item: "selected" });
    await processReport(provider, store, { ...purchase, part: "L3", amount: "70.00", status: "declined" });
    await processReport(provider, store, { ...purchase, part: "R1", amount: "-10.00", commission: "-1.00" });
    const html = await page(`?view=${(await leadOf(provider, "T-parts"))!.id}`);
    const table = html.slice(html.indexOf(english.partsText));
    for (const text of [
      "L1",
      "$1.80",
      "selected",
      "$4.50",
      "L3",
      english.partStatus_rejected,
      "R1",
      "−$10.00",
    ])
      expect(table).toContain(text);
  });

  test("shows no list of parts if the network reports the lead as a whole", async () => {
    const id = await reportPurchase("T-whole");
    expect(await page(`?view=${id}`)).not.toContain(english.partsText);
  });

  test("shows a lead's figures, history, and possible actions, each with a confirmation", async () => {
    const id = await reportPurchase("T-open");
    const html = await page(`?view=${id}`);
    for (const text of ["T-open", "ORDER-T-open", english.event_track, english.source_postback])
      expect(html).toContain(text);
    for (const step of ["confirm", "reject", "hold", "reverse"]) expect(html).toContain(`step=${step}`);
    expect(html).not.toContain("step=resume");
    expect(await page(`?view=${id}&step=resume`)).not.toContain(english.ask_resume);
  });

  test("confirms, holds, resumes and rejects, notifies the member and logs each action", async () => {
    const id = await reportPurchase("T-life");
    expect((await take("confirm", id)).status).toBe(302);
    expect((await take("hold", id, { reason: "under_review", note: "Order < invoice?" })).status).toBe(302);
    const heldHtml = await page(`?view=${id}`);
    for (const text of ["Order &lt; invoice?", "By Ada Admin", english.event_hold])
      expect(heldHtml).toContain(text);
    expect((await take("resume", id)).status).toBe(302);
    expect(await stateOf(id)).toBe("confirmed");
    const before = await balancesOf(fixtures.provider.app.database, member.userId);
    const response = await take("reject", id, { reason: "order_canceled" });
    expect(response.headers.get("location")).toBe(`${path}?view=${id}`);
    expect(await page(`?view=${id}`)).toContain(english.noSteps);
    const after = await balancesOf(fixtures.provider.app.database, member.userId);
    expect(before.pending - after.pending).toBe(200n);
  });

  test("marks leads that wait for the network's payment as paid", async () => {
    const id = await reportPurchase("T-unpaid");
    const { database } = fixtures.provider.app;
    await database.update(leads).set({ payableRule: "paid" }).where(eq(leads.id, id));
    expect(await page("?f.networkPaid=no&q=T-unpaid")).toContain(english.networkPaid_no);
    expect((await take("settle", id)).status).toBe(302);
    expect(await page(`?view=${id}`)).toContain(english.event_settle);
    expect(await page("?f.networkPaid=yes&q=T-unpaid")).toContain(`Select T-unpaid`);
    expect(await page("?f.networkPaid=no&q=T-unpaid")).not.toContain(`Select T-unpaid`);
  });

  test("ends the review of a purchase only with a note", async () => {
    const id = await reportPurchase("T-review");
    const review = { reviewReason: "unconfirmed_after_payable" } as const;
    await fixtures.provider.app.database.update(leads).set(review).where(eq(leads.id, id));
    expect(await page(`?f.review=${review.reviewReason}`)).toContain("T-review");
    const rejection = await take("dismiss", id);
    expect(rejection.status).toBe(400);
    expect(await readPage(rejection)).toContain(english.reviewNoteMissing);
    expect((await take("dismiss", id, { note: "Checked with the network" })).status).toBe(302);
    expect(await page(`?f.review=${review.reviewReason}`)).not.toContain("T-review");
  });

  test.each<Record<string, string>>([{}, { reason: "because" }])(
    "requires a reason, with an error on its field, and keeps the note: %j",
    async (typed) => {
      const id = await reportPurchase(`T-reason-${JSON.stringify(typed).length}`);
      const response = await take("reject", id, { note: "A long note", ...typed });
      expect(response.status).toBe(400);
      const html = await readPage(response);
      expect(html).toContain(english.reasonMissing);
      expect(html).toContain("A long note");
      expect(errorsAt(html.replaceAll("<select", "<input"), "reason")).toBe(english.reasonMissing);
      expect(await stateOf(id)).toBe("pending");
    },
  );

  test("M2 a form sent twice is one action; M5 a late action shows the purchase's current state", async () => {
    const id = await reportPurchase("T-twice");
    const form = await page(`?view=${id}&step=reverse`);
    const key = inputValue(form, "key") ?? "";
    const fields = Object.entries({ step: "reverse", lead: id, key, reason: "order_returned" });
    const send = (desk: Desk) => fixtures.post(desk, `${path}?view=${id}&step=reverse`, fields);
    expect((await send(fixtures.ada)).status).toBe(302);
    expect((await send(fixtures.ada)).status).toBe(302);
    const conflict = await send(fixtures.otto);
    expect(conflict.status).toBe(409);
    expect(await readPage(conflict)).toContain("This isn’t possible");
  });

  test("M6 an admin can't decide on their own purchase", async () => {
    const id = await reportPurchase("T-own", fixtures.ada.user.userId);
    expect(await page(`?view=${id}`)).toContain(english.noSteps);
    const fields = Object.entries({ step: "confirm", lead: id, key: crypto.randomUUID() });
    const response = await fixtures.post(fixtures.ada, `${path}?view=${id}`, fields);
    expect(response.status).toBe(403);
    expect(await stateOf(id)).toBe("pending");
    expect(await readPage(response)).toContain("You can’t review your own purchase.");
  });

  test.each([crypto.randomUUID(), "..%2Fusers", "x"])("S9 ?view=%s answers 404 with the list", async (id) => {
    const response = await fixtures.ada.browser.request(`${path}?view=${id}`);
    expect(response.status).toBe(404);
    expect(await readPage(response)).toContain(english.unknown);
  });

  test("refuses an unknown action", async () => {
    const id = await reportPurchase("T-unknown");
    const response = await fixtures.post(fixtures.ada, path, [
      ["step", "explode"],
      ["lead", id],
    ]);
    expect(response.status).toBe(400);
    expect(await stateOf(id)).toBe("pending");
  });
});

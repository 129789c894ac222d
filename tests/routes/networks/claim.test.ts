import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listClaims } from "#contract/claims/claims.ts";
import { texts as arabic } from "~/locales/ar/claims";
import { texts as english } from "~/locales/en/claims";
import { texts as french } from "~/locales/fr/claims";
import type { Browser } from "../../support/pages/browser";
import { pdfProof, pngProof } from "../../support/money/claims";
import {
  errorsAt,
  inputValue,
  normalizeSpaces,
  readPage,
  memberWorld,
} from "../../support/money/member-world";
import type { TestUser } from "../../support/programs/provider";
import { addClick, addLeadRow, addShop } from "../../support/money/shops";

const translations = { en: english, fr: french, ar: arabic };
type Language = keyof typeof translations;
const day = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const world = memberWorld();
let shop: { storeId: string; offerId: string };
let member: { browser: Browser; user: TestUser };
beforeAll(async () => {
  const rate = { kind: "percent", minimum: 500, maximum: 500 } as const;
  const { storeId, offerId } = await addShop(world.provider.app.database, {
    slug: "acme",
    name: "Acme <b>&</b> Sons",
    rate,
  });
  shop = { storeId, offerId: offerId! };
});
beforeEach(async () => void (member = await world.signIn(await world.provider.signUp())));

const path = (language: string, search = "") => `/${language}/apps/my-cash-back/claim${search}`;
const click = (days: number) =>
  addClick(world.provider.app.database, {
    ...shop,
    userId: member.user.userId,
    createdAt: daysAgo(days),
  });
const claimsOf = async () => (await world.provider.call(listClaims, { as: member.user })).data;

function fieldsOf(clickId: string) {
  return {
    clickId,
    orderNumber: `N-${randomUUID()}`,
    orderedOn: dayOf(daysAgo(4)),
    orderAmount: "49.90",
    key: randomUUID(),
  };
}

function submit(
  language: string,
  fields: Record<string, string>,
  proof: Uint8Array<ArrayBuffer> | null = new Uint8Array(pngProof),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Browsers send an empty file if none is chosen.
  form.set("proof", new File(proof ? [proof] : [], proof ? "order.exe" : ""));
  return member.browser.request(path(language), { method: "POST", body: form });
}

describe("claim form", () => {
  test.each(["en", "fr", "ar"] as const)("in %s: is sent, listed and highlighted", async (language) => {
    const t = translations[language];
    const fields = { ...fieldsOf(await click(5)), orderAmount: language === "fr" ? "1 049,90" : "1,049.90" };
    const response = await submit(language, fields);
    expect(response.status).toBe(302);
    const [claim] = await claimsOf();
    expect(claim).toMatchObject({ orderNumber: fields.orderNumber, orderAmount: 104_990, state: "sent" });
    expect(response.headers.get("location")).toBe(path(language, `?sent=${claim!.id}`));
    const html = normalizeSpaces(
      await readPage(member.browser.request(path(language, `?sent=${claim!.id}`))),
    );
    for (const text of [t.sent, t.state_sent, fields.orderNumber, "Acme &lt;b&gt;&amp;&lt;/b&gt; Sons"])
      expect(html).toContain(text);
    expect(html).toContain(t.nothingTitle);
  });

  test("offers only claimable visits; ?visit= preselects one", async () => {
    const [early, ready] = [await click(1), await click(5)];
    await click(95);
    const html = await readPage(member.browser.request(path("en", `?visit=${ready}`)));
    const options = html.match(/<option[^>]*value="[0-9a-f-]{36}"[^>]*>/g) ?? [];
    expect(options).toHaveLength(2);
    const optionOf = (id: string) => options.find((option) => option.includes(id));
    expect(optionOf(early)).toContain("disabled");
    expect(optionOf(ready)).toContain("selected");
    expect(optionOf(ready)).not.toContain("disabled");
  });

  test.each([
    ["en", "The store has already reported this order: see Cash Back Detail."],
    ["fr", "La boutique a déjà signalé cette commande : voyez « Détail du cashback »."],
    ["ar", "أبلغ المتجر عن هذا الطلب بالفعل: راجع «تفاصيل الاسترداد النقدي»."],
  ])("in %s refuses an order reported in another spelling at its number", async (language, text) => {
    const { provider } = world;
    const orderNumber = `5562021-${language}`;
    const purchase = {
      userId: member.user.userId,
      storeId: shop.storeId,
      occurredAt: daysAgo(4),
      orderNumber,
    };
    await addLeadRow(provider.app.database, purchase);
    const fields = { ...fieldsOf(await click(5)), orderNumber: `Order #${orderNumber}` };
    const response = await submit(language, fields);
    const html = await readPage(response);
    expect(response.status).toBe(409);
    expect(errorsAt(html, "orderNumber")).toBe(text);
    expect(inputValue(html, "orderNumber")).toBe(fields.orderNumber);
  });

  test.each<[Language, object, string, RegExp | string]>([
    ["en", { orderNumber: " " }, "orderNumber", english.orderNumberMissing],
    ["fr", { orderedOn: "2026-02-30" }, "orderedOn", french.orderedOnMissing],
    ["ar", { orderAmount: "0" }, "orderAmount", arabic.amountZero],
    ["en", { orderAmount: "abc" }, "orderAmount", "Enter an amount such as 25.00."],
    ["fr", { orderAmount: "" }, "orderAmount", "Saisissez un montant."],
    ["en", { orderedOn: dayOf(daysAgo(8)) }, "orderedOn", /^You went to the store on .* can’t be older\.$/],
    ["ar", { orderedOn: dayOf(daysAgo(-3)) }, "orderedOn", "هذا اليوم لم يأتِ بعد."],
  ])(
    "in %s refuses %j with an error on its field and keeps the rest",
    async (language, part, field, text) => {
      const fields: Record<string, string> = { ...fieldsOf(await click(5)), ...part };
      const response = await submit(language, fields);
      const html = await readPage(response);
      expect([400, 422]).toContain(response.status);
      if (typeof text === "string") expect(errorsAt(html, field)).toBe(text);
      else expect(errorsAt(html, field)).toMatch(text);
      for (const name of ["orderNumber", "orderedOn", "orderAmount", "key"])
        expect((inputValue(html, name) ?? "").trim(), name).toEqual(fields[name]?.trim());
      expect(html).toMatch(new RegExp(`<option[^>]*value="${fields.clickId}"[^>]*selected`));
      expect(html).toContain(translations[language].proofAgain);
      expect(await claimsOf()).toEqual([]);
    },
  );

  test("refuses a visit that can't be claimed, with an error on its field", async () => {
    await click(5);
    for (const clickId of [await click(1), randomUUID(), ""]) {
      const html = await readPage(await submit("en", fieldsOf(clickId)));
      expect(html).toMatch(/<select[^>]*aria-invalid="true"/);
    }
    expect(await claimsOf()).toEqual([]);
  });

  test.each([
    ["none", null, english.proofMissing],
    ["no picture", new Uint8Array(Buffer.from("MZ...")), "Send a JPEG, a PNG or a PDF."],
    ["too large", new Uint8Array(5 * 1024 * 1024 + 1), english.proofTooLarge],
  ])("a proof that is %s", async (_, proof, text) => {
    const html = await readPage(await submit("en", fieldsOf(await click(5)), proof));
    expect(errorsAt(html, "proof")).toBe(text);
    expect(await claimsOf()).toEqual([]);
  });

  test("uploads a proof of 5 MB completely", async () => {
    const proof = new Uint8Array(5 * 1024 * 1024);
    proof.set(pdfProof);
    expect((await submit("en", fieldsOf(await click(5)), proof)).status).toBe(302);
  });

  test("M2 the same form twice is one claim", async () => {
    const fields = fieldsOf(await click(5));
    const responses = await Promise.all([submit("en", fields), submit("en", fields)]);
    const [first, second] = responses.map((response) => response.headers.get("location"));
    expect(first).toEqual(second);
    expect(await claimsOf().then((claims) => claims.length)).toBe(1);
  });

  test("M4 after a lost answer the page says that the outcome is unknown, and sending again is safe", async () => {
    const fields = fieldsOf(await click(5));
    world.front.broken.set("POST /v1/cash-back/claims", (_, response) => void response.destroy());
    const lost = await readPage(await submit("en", fields));
    world.front.broken.clear();
    expect(lost).toContain(english.unsureTitle);
    expect(inputValue(lost, "key")).toBe(fields.key);
    expect((await submit("en", fields)).status).toBe(302);
    expect(await claimsOf()).toHaveLength(1);
  });
});

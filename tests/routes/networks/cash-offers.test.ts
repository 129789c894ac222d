import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { offers } from "#provider/database/schema/store-schema.ts";
import { errors as texts } from "#provider/locales/en/errors.ts";
import { texts as arabic } from "~/locales/ar/offers";
import { texts as english } from "~/locales/en/offers";
import { texts as french } from "~/locales/fr/offers";
import { errorsAt, hasControl, inputValue, readPage } from "../../support/money/member-world";
import { normalizeSpaces } from "../../support/money/member-world";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";
import { addNetwork, addShop } from "../../support/money/shops";

const path = "/en/apps/details/cash-offers";
const fixtures = adminFixtures();
let slugs = 0;

beforeAll(() => addNetwork(fixtures.provider.app.database, { key: "awin", name: "Awin <b>" }));

/** Creates a store without offers. */
async function openStore(): Promise<string> {
  const slug = `store-${(slugs += 1)}`;
  await addShop(fixtures.provider.app.database, { slug, name: `Store & Co ${slugs}` });
  return slug;
}

const page = async (search = "", desk: Desk = fixtures.ada, address = path) =>
  normalizeSpaces(await readPage(desk.browser.request(address + search)));
const idIn = ({ headers }: Response) => /view=([\w-]+)/.exec(headers.get("location") ?? "")?.[1] ?? "none";
const rowOf = async (id: string) =>
  (await fixtures.provider.app.database.select().from(offers).where(eq(offers.id, id)))[0];

/** Submits a form from its page, with these fields filled in. */
async function send(search: string, typed: Record<string, string>, desk = fixtures.ada, address = path) {
  const html = await page(search, desk, address);
  const hidden = Object.fromEntries(
    ["key", "offer", "version", "store"].flatMap((name) => {
      const value = inputValue(html, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return fixtures.post(desk, address + search, Object.entries({ intent: "save", ...hidden, ...typed }));
}

const fields = (store: string) => ({
  store,
  network: "awin",
  rateKind: "percent",
  rate: "5.5",
  commission: "10",
  cap: "25",
  "tier0-code": "shoes",
  "tier0-rate": "8",
  "tier0-en": "Shoes <i>",
  "tier0-fr": "Chaussures",
  "terms-en": "New customers",
  startsAt: "",
  endsAt: "",
});
const createOffer = async (more: Record<string, string> = {}) =>
  idIn(await send("?step=new", { ...fields(await openStore()), ...more }));

describe("an offer's form", () => {
  test("creates, shows and changes an offer; both are confirmed and logged", async () => {
    const response = await send("?step=new", fields(await openStore()));
    expect(response.status).toBe(302);
    const id = idIn(response);
    expect(await rowOf(id)).toMatchObject({
      rate: 550,
      rateMaximum: 800,
      commission: 1000,
      cap: 2500n,
      terms: { en: "New customers" },
      tiers: [{ code: "shoes", label: { en: "Shoes <i>", fr: "Chaussures" }, rate: 800 }],
    });
    const offerHtml = await page(`?view=${id}`);
    for (const text of ["Shoes &lt;i&gt;", "5.5%", "8%", "Awin &lt;b&gt;", "New customers", "By Ada Admin"])
      expect(offerHtml).toContain(text);
    const changed = await send(`?view=${id}&step=edit`, { ...fields(""), rate: "6", store: "ignored" });
    expect(changed.status).toBe(302);
    expect((await rowOf(id))?.rate).toBe(600);
    const after = await page(`?view=${id}`);
    for (const text of [english.change_changed, "5.5%", "6%"]) expect(after).toContain(text);
  });

  test.each([
    ["en", "3.875", "1,234.50", "3.875%"],
    ["fr", "3,875 %", "1 234,50", "3,875 %"],
    ["ar", "٣٫٨٧٥", "١٬٢٣٤٫٥٠", "3.875"],
  ])("in %s reads and shows numbers in the local notation", async (language, rate, cap, shown) => {
    const at = path.replace("/en/", `/${language}/`);
    const response = await send("?step=new", { ...fields(await openStore()), rate, cap }, fixtures.ada, at);
    expect(await rowOf(idIn(response))).toMatchObject({ rate: 387.5, cap: 123_450n });
    const edited = await page(`?view=${idIn(response)}&step=edit`, fixtures.ada, at);
    expect(inputValue(edited, "rate")).toBe(language === "fr" ? "3,875" : "3.875");
    expect(await page(`?view=${idIn(response)}`, fixtures.ada, at)).toContain(shown);
  });

  test.each<[Record<string, string>, string, string]>([
    [{ rate: "" }, "rate", english.required],
    [{ rate: "five" }, "rate", "Enter a percentage such as 5.5."],
    [{ rate: "3.87555" }, "rate", "Enter a percentage such as 5.5."],
    [{ rate: "3,875" }, "rate", "Enter a percentage such as 5.5."],
    [{ rate: "10.01" }, "rate", texts.rate_above_commission],
    [{ commission: "101" }, "commission", texts.share_above_whole],
    [{ cap: "1.234" }, "cap", "at most 2 decimals"],
    [{ "tier0-rate": "11" }, "tier0-rate", texts.rate_above_commission],
    [{ "tier0-code": "" }, "tier0-code", english.required],
    [{ "tier3-code": "shoes", "tier3-en": "B", "tier3-rate": "1" }, "tier3-code", texts.tier_code_taken],
    [{ startsAt: "2020-01-01T00:00" }, "startsAt", texts.offer_start_past],
    [{ startsAt: "2090-01-01T00:00", endsAt: "2089-01-01T00:00" }, "endsAt", texts.offer_end_before_start],
    [{ endsAt: "soon" }, "endsAt", english.moment],
  ])("%j: shows the error at %s, keeps all input and creates nothing", async (more, field, words) => {
    const store = await openStore();
    const response = await send("?step=new", { ...fields(store), ...more });
    expect([400, 422]).toContain(response.status);
    const html = normalizeSpaces(await readPage(response));
    expect(errorsAt(html, field)).toContain(words);
    expect(inputValue(html, "tier0-en")).toBe("Shoes &lt;i&gt;");
    expect(html).toContain(`<option value="${store}" selected`);
    expect(await page(`?f.store=${store}`)).toContain("Nothing matches");
  });

  test("without scripts a button adds a tier and keeps the input", async () => {
    const response = await send("?step=new", { ...fields(await openStore()), intent: "add-tier" });
    const html = await readPage(response);
    expect(inputValue(html, "rate")).toBe("5.5");
    expect(inputValue(html, "tier1-code")).toBe("");
  });

  test("an overlap asks for confirmation, then creates the offer", async () => {
    const store = await openStore();
    await send("?step=new", fields(store));
    const warning = await send("?step=new", { ...fields(store), startsAt: "2090-01-01T00:00" });
    expect(warning.status).toBe(409);
    const html = normalizeSpaces(await readPage(warning));
    expect(html).toContain("The one that starts last counts.");
    expect(html).toContain(english.acceptOverlap);
    const more = { startsAt: "2090-01-01T00:00", acceptOverlap: "on" };
    const id = idIn(await send("?step=new", { ...fields(store), ...more }));
    expect(await page(`?view=${id}`)).toContain(english.overlapTitle);
  });

  test("M5 the slower admin sees who saved first, keeps the input, and can send it again", async () => {
    const id = await createOffer();
    const form = `?view=${id}&step=edit`;
    const stale = inputValue(await page(form), "version") ?? "";
    await send(form, { ...fields(""), rate: "6" }, fixtures.otto);
    const conflict = await send(form, { ...fields(""), rate: "7", version: stale });
    expect(conflict.status).toBe(409);
    const html = normalizeSpaces(await readPage(conflict));
    expect(html).toContain("Otto Auditor changed this offer in the meantime.");
    expect(inputValue(html, "rate")).toBe("7");
    expect(inputValue(html, "version")).toBe("2");
    const secondResponse = await send(form, { ...fields(""), rate: "7", version: "2" });
    expect(secondResponse.status).toBe(302);
    expect((await rowOf(id))?.version).toBe(3);
  });

  test("M2 a form sent twice creates one offer", async () => {
    const store = await openStore();
    const key = crypto.randomUUID();
    const submissions = [0, 1].map(() => send("?step=new", { ...fields(store), key }));
    const ids = (await Promise.all(submissions)).map(idIn);
    expect(ids[0]).toBe(ids[1]);
  });

  test("duplicating fills in a new form without the dates", async () => {
    const id = await createOffer({ endsAt: "2090-01-01T00:00" });
    const html = await page(`?step=new&from=${id}`);
    expect(inputValue(html, "tier0-code")).toBe("shoes");
    expect(inputValue(html, "endsAt")).toBe("");
  });
});

describe("ending an offer", () => {
  test("ends an offer immediately after confirmation. An ended offer can only be duplicated", async () => {
    const id = await createOffer();
    expect(await page(`?view=${id}&step=end`)).toContain(english.endTitle);
    const response = await send(`?view=${id}&step=end`, { intent: "end", at: "" });
    expect(response.status).toBe(302);
    const html = await page(`?view=${id}`);
    expect(html).toContain(english.endedNote);
    expect(html).not.toContain("step=edit");
    expect(await page(`?view=${id}&step=end`)).not.toContain(english.endTitle);
  });

  test.each([
    ["2020-01-01T00:00", texts.offer_end_before_start],
    ["soon", english.moment],
  ])("address", async (at, words) => {
    const id = await createOffer();
    const response = await send(`?view=${id}&step=end`, { intent: "end", at });
    expect(errorsAt(await readPage(response), "at")).toContain(words);
    expect((await rowOf(id))?.endsAt).toBeNull();
  });
});

describe("several offers ended at once", () => {
  const confirmationQuery = (ids: string[]) =>
    `?${new URLSearchParams([["step", "end"], ...ids.map((id) => ["id", id])])}`;
  const seenIn = (html: string) => [...html.matchAll(/name="ids" value="([^"]*)"/g)].map(([, seen]) => seen!);
  const confirm = (search: string, seen: string[], key = crypto.randomUUID() as string) =>
    fixtures.post(fixtures.ada, path + search, [
      ...seen.map((one): [string, string] => ["ids", one]),
      ...Object.entries({ intent: "bulk-end", key }),
    ]);

  test("ends selected offers after confirmation, and skips one that ended meanwhile", async () => {
    const [over, one] = [await createOffer(), await createOffer()];
    const two = await createOffer({ startsAt: "2090-01-01T00:00" });
    await send(`?view=${over}&step=end`, { intent: "end", at: "" });
    const list = await page("?size=100");
    expect(hasControl(list, { form: "chosen-offers", name: "id", value: one })).toBe(true);
    expect(hasControl(list, { form: "chosen-offers", name: "step", value: "end" })).toBe(true);
    const search = confirmationQuery([one, over, two]);
    const html = await page(search);
    for (const text of [english.bulkAsk, "1 selected item is skipped: this step doesn’t apply to it."])
      expect(html).toContain(text);
    expect(seenIn(html).toSorted()).toEqual([`${one}@1`, `${two}@1`].toSorted());
    const response = await confirm(search, seenIn(html), inputValue(html, "key"));
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(path);
    expect(await page()).toContain("2 offers ended");
    for (const id of [one, two]) expect(await page(`?view=${id}`)).toContain(english.endedNote);
    expect(await page(search)).toContain("Nothing to review");
  });

  test("M5 an offer changed since it was shown is named with its editor and isn't ended; the others are", async () => {
    const [one, changed] = [await createOffer(), await createOffer()];
    const search = confirmationQuery([one, changed]);
    const html = await page(search);
    await send(`?view=${changed}&step=edit`, { ...fields(""), rate: "6" }, fixtures.otto);
    const key = inputValue(html, "key");
    for (const time of ["first", "again"]) {
      const response = await confirm(search, seenIn(html), key);
      const rejectionPage = normalizeSpaces(await readPage(response));
      expect(response.status, time).toBe(409);
      for (const text of ["Not done: 1", "1 offer ended", "Otto Auditor changed this offer in the meantime."])
        expect(rejectionPage).toContain(text);
    }
    expect(await rowOf(changed)).toMatchObject({ rate: 600, version: 2, endsAt: null });
    expect((await rowOf(one))?.version).toBe(2);
  });

  test.each([[[]], [["x"]], [["..%2Fusers@1"]], [["a@b"]], [["a@1@2"]]])(
    "an invalid selection ends nothing: %j",
    async (seen) => {
      const id = await createOffer();
      const response = await confirm(confirmationQuery([id]), seen);
      expect(response.status).toBe(400);
      expect((await rowOf(id))?.endsAt).toBeNull();
      expect(seenIn(await readPage(response))).toEqual([`${id}@1`]);
    },
  );

  test("keeps the form's key if the provider is unavailable", async () => {
    const search = confirmationQuery([await createOffer()]);
    const html = await page(search);
    const call = "POST /v1/admin/offers/bulk";
    fixtures.front.broken.set(call, (_, response) => void response.destroy());
    const response = await confirm(search, seenIn(html), inputValue(html, "key"));
    fixtures.front.broken.delete(call);
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(inputValue(await readPage(response), "key")).toBe(inputValue(html, "key"));
  });
});

describe("the list", () => {
  test.each([
    ["en", english],
    ["fr", french],
    ["ar", arabic],
  ] as const)(
    "in %s: shows store, rate and state, filtered in the URL and exported",
    async (language, texts) => {
      const id = await createOffer();
      const at = path.replace("/en/", `/${language}/`);
      const html = await page("?f.state=running&sort=-rate&q=co", fixtures.ada, at);
      for (const text of [texts.title, texts.state_running, `view=${id}`]) expect(html).toContain(text);
      expect(await page(`?f.state=scheduled&f.network=awin`, fixtures.ada, at)).not.toContain(`view=${id}`);
      const file = await fixtures.ada.browser.request(at.replace("/apps", "/csv/apps") + "?f.state=running");
      expect(file.headers.get("content-disposition")).toContain("offers-");
      expect(await file.text()).toContain(id);
    },
  );

  test("ignores invalid values in the URL", async () => {
    expect(await page("?f.state=bogus&sort=bogus&cursor=nonsense")).toContain(english.title);
  });

  test.each([crypto.randomUUID(), "..%2Fusers", "x"])("S9 ?view=%s answers 404 with the list", async (id) => {
    const response = await fixtures.ada.browser.request(`${path}?view=${id}`);
    expect(response.status).toBe(404);
    expect(await readPage(response)).toContain(english.unknown);
  });

  test("refuses an unknown intent", async () => {
    expect((await fixtures.post(fixtures.ada, path, [["intent", "explode"]])).status).toBe(400);
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminListCoupons,
  changeCoupon,
  createCoupon,
  endCoupons,
  importCoupons,
} from "#contract/coupons/admin-coupons.ts";
import { createClick } from "#contract/clicks/clicks.ts";
import { listCoupons, listOwnVotes, voteOnCoupon } from "#contract/coupons/coupons.ts";
import { getStore } from "#contract/stores/stores.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("coupons", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let now = new Date();
  const params = { slug: "acme" };
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
    await addShop(provider.app.database, { ...params, name: "Acmé", site: "https://www.acme.test/", rate });
  });
  afterAll(() => provider.close());

  const usual = {
    store: "acme",
    code: null as string | null,
    link: null as string | null,
    title: { en: "A tenth off" },
    terms: { en: "" },
    worthKind: "percent" as const,
    worth: 1_000,
    startsAt: null,
    endsAt: null as string | null,
  };
  const create = (change: object = {}) =>
    provider.call(createCoupon, { as: admin, body: { ...usual, ...change } });
  const readCoupons = async () => (await provider.call(getStore, { params })).data.runningCoupons;
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

  test("sorts by discount on the store's page and in the search; scheduled coupons start and end by themselves", async () => {
    const { data: tenth } = await create({ code: "TENTH", endsAt: inMinutes(2) });
    await create({ title: { en: "Ten dollars off" }, code: "TEN$", worthKind: "amount", worth: 1_000 });
    await create({ title: { en: "Free gift" }, worthKind: "none", worth: 0 });
    await create({ title: { en: "A fifth off" }, code: "FIFTH", worth: 2_000, startsAt: inMinutes(1) });
    expect((await readCoupons()).map(({ title }) => title.text)).toEqual([
      "A tenth off",
      "Ten dollars off",
      "Free gift",
    ]);
    const findCoupons = async (q: string) =>
      (await provider.call(listCoupons, { query: { q } })).data.map(({ code }) => code);
    expect(await findCoupons("OFF")).toEqual(["TENTH", "TEN$"]);
    expect(await findCoupons("tenth")).toEqual(["TENTH"]);
    now = new Date(now.getTime() + 3 * 60_000);
    expect((await readCoupons()).map(({ code }) => code)).toEqual(["FIFTH", "TEN$", null]);
    expect(await findCoupons("tenth")).toEqual([]);
    const states = async (state: "ended" | "running") =>
      (await provider.call(adminListCoupons, { as: admin, query: { state } })).data.length;
    expect(await states("ended")).toBe(1);
    expect(await states("running")).toBe(3);
    const lateChange = { ...usual, code: "TENTH", version: tenth.version };
    expect(
      await provider.call(changeCoupon, { as: admin, params: { id: tenth.id }, body: lateChange }),
    ).toMatchObject({ body: { key: "coupon_ended" } });
  });

  test.each([
    [{ code: " AB" }, "code"],
    [{ code: "A\u200BB" }, "code"],
    [{ code: "GR\uFFFDN10" }, "code"],
    [{ title: { en: "\uFFFDt\uFFFD sale" } }, "title"],
    [{ terms: { en: "On \uFFFD" } }, "terms"],
    [{ code: "FIFTH" }, "code"],
    [{ code: "X1", link: "https://acme.test/x" }, "link"],
    [{ link: "https://acme.test.evil.example/" }, "link"],
    [{ link: "https://evil-acme.test/" }, "link"],
    [{ link: "javascript:alert(1)" }, "link"],
    [{ worth: 10_001 }, "worth"],
    [{ worthKind: "none" }, "worth"],
    [{ title: { en: "ab" } }, "title.en"],
    [{ endsAt: "2020-01-01T00:00:00Z" }, "endsAt"],
    [{ store: "nowhere" }, "store"],
  ])("refuses %j with an error on its field", async (change, field) => {
    const response = await create(change);
    expect(Object.keys((response.body as { fields: object }).fields)).toEqual([field]);
  });

  test("a change applies to one version; ending several at once reports the result for each", async () => {
    const { data: one } = await create({ code: "ONE1" });
    const { data: other } = await create({ code: "OTHER1" });
    const body = { ...usual, code: "ONE2", version: one.version };
    const change = () => provider.call(changeCoupon, { as: admin, params: { id: one.id }, body });
    expect((await change()).data).toMatchObject({ code: "ONE2", version: 2 });
    expect(await change()).toMatchObject({ body: { key: "coupon_changed" } });
    const versions = [one, other].map(({ id, version }) => ({ id, version }));
    const { data } = await provider.call(endCoupons, { as: admin, body: { coupons: versions } });
    expect(data.done).toMatchObject([{ id: other.id, state: "ended" }]);
    expect(data.refused).toMatchObject([{ id: one.id, key: "coupon_changed" }]);
  });

  test("follows links to the store's site through a click and leaves others unchanged", async () => {
    const { data: deal } = await create({ link: "https://shop.acme.test/sale?x=1" });
    const { database } = provider.app;
    const template = { trackingUrl: "https://network.test/go?sub={click}&to={site}" };
    await database.update(networks).set(template).where(eq(networks.key, "awin"));
    const member = await provider.signUp();
    const click = async (coupon: string) => {
      const headers = { "idempotency-key": crypto.randomUUID() };
      const body = { store: "acme", coupon };
      return (await provider.call(createClick, { as: member, headers, body })).data.url;
    };
    expect(new URL(await click(deal.id)).searchParams.get("to")).toBe("https://shop.acme.test/sale?x=1");
    expect(new URL(await click(crypto.randomUUID())).searchParams.get("to")).toBe("https://www.acme.test/");
  });

  test("counts one vote per member, which can be changed and withdrawn", async () => {
    const { data: coupon } = await create({ code: "VOTE1" });
    const [mary, max] = [await provider.signUp(), await provider.signUp()];
    const vote = async (as: TestUser, worked: boolean | null) =>
      (await provider.call(voteOnCoupon, { as, params: { id: coupon.id }, body: { worked } })).data;
    await vote(mary, true);
    expect(await vote(mary, true)).toEqual({ worked: 1, failed: 0 });
    expect(await vote(max, false)).toEqual({ worked: 1, failed: 1 });
    expect(await vote(mary, false)).toEqual({ worked: 0, failed: 2 });
    expect(await vote(mary, null)).toEqual({ worked: 0, failed: 1 });
    expect((await provider.call(listOwnVotes, { as: max, params })).data).toEqual([
      { coupon: coupon.id, worked: false },
    ]);
    const unknownVote = { as: max, params: { id: crypto.randomUUID() }, body: { worked: true } };
    expect((await provider.call(voteOnCoupon, unknownVote)).status).toBe(404);
  });

  test("a file creates all its coupons once, or none with an error for each line", async () => {
    const count = async () =>
      (await provider.call(adminListCoupons, { as: admin, query: { q: "imported" } })).data.length;
    const send = (content: string, key = crypto.randomUUID()) => {
      const headers = { "idempotency-key": key };
      return provider.call(importCoupons, { as: admin, headers, body: { content } });
    };
    const head = "Store;Title;Code;Worth;Ends";
    const invalidFile = `${head}\nacme;Imported one;IMP1;15%;\nnowhere;Imported;IMP2;;\nacme;Imported two;IMP1;5;\nacme;Imported;IMP3;x;`;
    expect((await send(invalidFile)).data).toMatchObject({
      created: 0,
      refused: [{ line: 3 }, { line: 4, message: "This store has the same code at that time." }, { line: 5 }],
    });
    expect(await count()).toBe(0);
    const validFile = `${head}\nacme;Imported one;IMP1;15%;2099-12-31\n"acme";"Imported; two";IMP2;5.50;\n`;
    const key = crypto.randomUUID();
    expect((await send(validFile, key)).data).toEqual({ created: 2, refused: [] });
    expect((await send(validFile, key)).data).toEqual({ created: 2, refused: [] });
    expect(await count()).toBe(2);
    expect((await send("Name\nx")).body).toMatchObject({ key: "coupon_columns_missing" });
  });
});

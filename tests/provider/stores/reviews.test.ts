import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminListReviews,
  decideReview,
  decideReviews,
  replyToReview,
  getReviewStats,
} from "#contract/reviews/admin-reviews.ts";
import {
  getOwnReview,
  getStoreRating,
  listReviews,
  removeReview,
  writeReview,
} from "#contract/reviews/reviews.ts";
import { getWelcome } from "#contract/stores/welcome.ts";
import { stores } from "#provider/database/schema/store-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { createStoreFixture, processReport } from "../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("reviews", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let storeFixture: Awaited<ReturnType<typeof createStoreFixture>>;
  let params: { slug: string };
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    storeFixture = await createStoreFixture(provider);
    const isStore = eq(stores.id, storeFixture.storeId);
    const [store] = await provider.app.database.select().from(stores).where(isStore);
    params = { slug: store!.slug };
  });
  afterAll(() => provider.close());

  async function createBuyer(name = "Mary Major", status = "approved"): Promise<TestUser> {
    const member = await provider.signUp({ name });
    const click_id = await storeFixture.click(member.userId);
    await processReport(provider, storeFixture, { click_id, transaction_id: crypto.randomUUID(), status });
    return member;
  }
  const write = (as: TestUser, stars: number, text: string) =>
    provider.call(writeReview, { as, params, body: { stars, text } });
  const rating = async () => (await provider.call(getStoreRating, { params })).data;
  const readReviews = async () => (await provider.call(listReviews, { query: { store: params.slug } })).data;
  const newest = async (language = "en") => {
    const headers = { "accept-language": language };
    return (await provider.call(getWelcome, { query: {}, headers })).data.reviews;
  };
  const waiting = async () =>
    (await provider.call(adminListReviews, { as: admin, query: { state: "pending" } })).data;
  async function clear() {
    for (const { id, version } of await waiting())
      await provider.call(decideReview, { as: admin, params: { id }, body: { step: "reject", version } });
  }

  test("only buyers write reviews; others see a published one with a shortened name", async () => {
    const otherMember = await provider.signUp();
    expect(await write(otherMember, 5, "I never bought here at all.")).toMatchObject({
      body: { key: "review_not_bought" },
    });
    const refunded = await createBuyer("Rita Refund", "rejected");
    expect(await write(refunded, 1, "Money back, never again.")).toMatchObject({
      body: { key: "review_not_bought" },
    });
    const mary = await createBuyer();
    expect((await provider.call(getOwnReview, { as: mary, params })).data).toEqual({
      mayWrite: true,
      review: null,
    });
    expect(await write(mary, 5, "Too short")).toMatchObject({ body: { key: "validation_failed" } });
    await write(mary, 4, "Arrived early and well packed.");
    expect(await readReviews()).toEqual([]);
    expect(await newest()).toEqual([]);
    const [one] = await waiting();
    const decision = { as: admin, params: { id: one!.id } };
    await provider.call(decideReview, { ...decision, body: { step: "publish", version: one!.version } });
    await provider.call(replyToReview, { ...decision, body: { reply: "Thank you!", version: one!.version } });
    expect(await readReviews()).toMatchObject([{ author: "Mary M.", stars: 4, reply: "Thank you!" }]);
    const everywhere = await newest();
    expect(everywhere).toMatchObject([{ author: "Mary M.", store: { slug: params.slug } }]);
    expect(everywhere[0]).not.toHaveProperty("reply");
    expect(await rating()).toEqual({ average: 400, count: 1, byStars: [0, 0, 0, 1, 0] });
  });

  test("allows one review per store; a change needs approval again, and a stale decision is refused", async () => {
    await clear();
    const mary = await createBuyer("Max Minor");
    await write(mary, 5, "The best store of them all.");
    const [seen] = await waiting();
    const { id, version } = seen!;
    await write(mary, 5, "The best store of them all.");
    expect((await waiting())[0]!.version).toBe(version);
    await write(mary, 1, "I take everything back now.");
    const decide = (of: number) =>
      provider.call(decideReview, { as: admin, params: { id }, body: { step: "publish", version: of } });
    expect(await decide(version)).toMatchObject({ body: { key: "review_changed" } });
    await decide(version + 1);
    expect(await rating()).toMatchObject({ average: 250, count: 2 });
    await write(mary, 2, "A little better than I said.");
    expect(await rating()).toMatchObject({ average: 400, count: 1 });
    expect(await waiting()).toHaveLength(1);
    await provider.call(removeReview, { as: mary, params });
    expect((await provider.call(getOwnReview, { as: mary, params })).data.review).toBeNull();
  });

  test("reports the result for each of several reviews, and refuses the admin's own", async () => {
    await clear();
    const [one, other] = [await createBuyer("One Buyer"), await createBuyer("Other Buyer")];
    await write(one, 3, "It was quite all right.");
    await write(other, 3, "Not more than all right.");
    const click_id = await storeFixture.click(admin.userId);
    await processReport(provider, storeFixture, {
      click_id,
      transaction_id: crypto.randomUUID(),
      status: "approved",
    });
    await write(admin, 5, "I work here and I like it.");
    const reviews = (await waiting()).map(({ id, version }) => ({ id, version }));
    const body = { reviews, step: "publish" } as const;
    const { data } = await provider.call(decideReviews, { as: admin, body });
    expect(data.done).toHaveLength(2);
    expect(data.refused).toMatchObject([{ key: "own_review" }]);
    const stats = (await provider.call(getReviewStats, { as: admin })).data;
    expect(stats).toMatchObject({ average: 333, count: 3, pending: 1 });
    expect(stats.week.days.at(-1)!.count).toBe(stats.week.count);
  });

  test.each([
    ["أحمد العلي", "احمد"],
    ["فاطمة الزهراء", "فاطمه"],
    ["Élodie Müller", "elodie muller"],
  ])("a review of %s is found by %s", async (name, q) => {
    await write(await createBuyer(name), 4, "Arrived early and well packed.");
    const { data } = await provider.call(adminListReviews, { as: admin, query: { q } });
    expect(data.map(({ member }) => member.name)).toEqual([name]);
  });

  test("a review is found by its text, without its accents", async () => {
    const text = "Très bonne qualité, sûrement.";
    await write(await createBuyer(), 4, text);
    const { data } = await provider.call(adminListReviews, { as: admin, query: { q: "tres bonne qualite" } });
    expect(data.map((review) => review.text)).toEqual([text]);
  });

  test("shows the newest reviews in the reader's language first", async () => {
    const member = await createBuyer("Anne Martin");
    const headers = { "accept-language": "fr" };
    const body = { stars: 5, text: "Livraison rapide, rien à redire." };
    await provider.call(writeReview, { as: member, params, headers, body });
    const one = (await waiting()).find(({ text }) => text === body.text);
    const version = one!.version;
    await provider.call(decideReview, {
      as: admin,
      params: { id: one!.id },
      body: { step: "publish", version },
    });
    expect((await newest("en"))[0]).toMatchObject({ language: "en" });
    const inFrench = await newest("fr");
    expect(inFrench[0]).toMatchObject({ language: "fr" });
    expect(inFrench[1]).toMatchObject({ language: "en" });
  });
});

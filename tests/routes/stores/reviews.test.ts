import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeReviews } from "#provider/database/schema/review-schema.ts";
import { stores } from "#provider/database/schema/store-schema.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { createStoreFixture, processReport } from "../../support/money/network-reports";
import { Browser } from "../../support/pages/browser";

const fixtures = adminFixtures();

const read = async (browser: Browser, path: string) => (await browser.request(path)).text();
const inputIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";

test("without scripts a buyer writes, an admin publishes and answers, and everyone reads a review", async () => {
  const { provider, ada, dashboard, signIn } = fixtures;
  const storeFixture = await createStoreFixture(provider);
  const { database } = provider.app;
  const [store] = await database.select().from(stores).where(eq(stores.id, storeFixture.storeId));
  const page = `/en/stores/${store!.slug}`;
  const member = await provider.signUp({ name: "Mary Major" });
  const { browser } = await signIn(member);
  expect(await read(browser, page)).not.toContain('name="stars"');
  const click_id = await storeFixture.click(member.userId);
  await processReport(provider, storeFixture, { click_id, transaction_id: "W-1", status: "approved" });

  const short = await browser.submit(page, { intent: "review", stars: "4", text: "Nice" });
  expect(short.status).toBe(400);
  const rejectionPage = await short.text();
  expect(rejectionPage).toContain("Write 10 to 2,000 characters.");
  expect(rejectionPage).toContain(">Nice</textarea>");
  const noStars = await browser.submit(page, { intent: "review", text: "Nice and quick delivery" });
  expect(await noStars.text()).toContain("Choose one to five stars.");
  const text = "Nice <b>and</b> quick delivery";
  expect((await browser.submit(page, { intent: "review", stars: "4", text })).status).toBe(302);
  expect(await read(browser, page)).toContain("We’ll check it before we publish it.");
  const visitor = new Browser(dashboard);
  expect(await read(visitor, page)).toContain("No reviews of this store yet.");

  const queue = "/en/apps/ecommerce/manage-reviews";
  const html = await read(ada.browser, `${queue}?f.state=pending`);
  expect(html).toContain("Nice &lt;b&gt;and&lt;/b&gt; quick delivery");
  const [review, version] = [inputIn(html, "review"), inputIn(html, "version")];
  const reviewForm = { key: inputIn(html, "key"), review, version };
  const published = await ada.browser.submit(`${queue}?view=${review}`, { ...reviewForm, intent: "publish" });
  expect(published.status).toBe(302);
  const opened = await read(ada.browser, `${queue}?view=${review}`);
  const replyForm = {
    ...reviewForm,
    key: inputIn(opened, "key"),
    intent: "reply",
    reply: "Thank you, Mary.",
  };
  expect((await ada.browser.submit(`${queue}?view=${review}`, replyForm)).status).toBe(302);
  const publicHtml = await read(visitor, page);
  expect(publicHtml).toContain("Nice &lt;b&gt;and&lt;/b&gt; quick delivery");
  expect(publicHtml).toContain("Thank you, Mary.");
  expect(publicHtml).toContain("4.0 out of 5");

  await database.update(storeReviews).set({ version: 7 }).where(eq(storeReviews.id, review));
  const conflict = await ada.browser.submit(`${queue}?view=${review}`, {
    ...reviewForm,
    key: crypto.randomUUID(),
    intent: "reject",
  });
  expect(conflict.status).toBe(409);
  expect(await conflict.text()).toContain("Its writer changed this review.");
  expect((await browser.submit(page, { intent: "remove-review" })).status).toBe(302);
  expect(await read(visitor, page)).toContain("No reviews of this store yet.");
});

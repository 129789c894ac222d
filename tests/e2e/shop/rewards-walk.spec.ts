import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { shopCategories } from "#provider/database/schema/shop-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { errors as errorTexts } from "#provider/locales/en/errors.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { placeOrder } from "#contract/shop/shop.ts";
import { texts as coupons } from "../../../app/locales/en/coupon-admin.ts";
import { texts as draft } from "../../../app/locales/en/product-draft.ts";
import { texts as leave } from "../../../app/locales/en/leave.ts";
import { texts as referrals } from "../../../app/locales/en/referrals.ts";
import { texts as reviewAdmin } from "../../../app/locales/en/review-admin.ts";
import { texts as reviews } from "../../../app/locales/en/reviews.ts";
import { texts as settings } from "../../../app/locales/en/settings.ts";
import { texts as areas } from "../../../app/locales/en/settings-areas.ts";
import { texts as shop } from "../../../app/locales/en/shop.ts";
import { texts as admin } from "../../../app/locales/en/shop-admin.ts";
import { texts as stores } from "../../../app/locales/en/stores.ts";
import { signIn } from "../../support/e2e/accounts.ts";
import { networkOrigin, test } from "../../support/e2e/earning-world.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";

// Members use a phone, admins a desktop.
test.use({ viewport: { width: 390, height: 844 } });
const desk = { viewport: { width: 1440, height: 900 } };
const codes = Array.from({ length: 20 }, () => `WALK-${randomUUID().slice(0, 13).toUpperCase()}`);

test.describe("the rewards shop, from the first code to the books", () => {
  // The second tab gets 409.
  test.use({ expectedProblems: [/status of 409/] });

  test("sells a product with twenty codes, its last one in two tabs at once, and refunds one", async ({
    page,
    context,
    openContext,
    world,
  }) => {
    const { database } = world.provider.app;
    const availableOf = async (userId: string) => (await balancesOf(database, userId)).available;
    const category = `cards-${randomUUID().slice(0, 8)}`;
    await database.insert(shopCategories).values({ id: randomUUID(), slug: category, name: { en: "Cards" } });
    const office = await (await openContext(desk)).newPage();
    await signIn(office, await world.provider.signUp({ role: "admin", name: "Ada Admin" }));

    await test.step("an admin adds a product; its draft is kept, and a second tab is warned", async () => {
      await office.clock.install();
      const name = office.locator("input[name=name-en]");
      await office.goto("/en/apps/ecommerce/products/add");
      // This page is opened before anything is typed, so that it starts without a draft.
      const secondTab = await office.context().newPage();
      await secondTab.clock.install();
      await secondTab.goto("/en/apps/ecommerce/products/add");
      await name.fill("Bookshop gift card");
      // Nothing has been saved yet, so leaving asks for a confirmation.
      await office.getByRole("link", { name: admin.cancel, exact: true }).click();
      await office.getByRole("alertdialog").getByRole("button", { name: leave.stay }).click();
      await expect(name).toHaveValue("Bookshop gift card");
      await expect(async () => {
        await office.clock.fastForward(10_000);
        await expect(office.getByText(draft.savedAt)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await secondTab.locator("input[name=name-en]").fill("Another card");
      await expect(async () => {
        await secondTab.clock.fastForward(10_000);
        await expect(secondTab.getByText(draft.elsewhere)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await secondTab.close();
      await office.reload();
      await expect(name).toHaveValue("Bookshop gift card");
      await expect(office.getByText(draft.found)).toBeVisible();

      await office.locator("input[name=sku]").fill(category.toUpperCase());
      await office.locator("select[name=store]").selectOption({ label: "Bookshop" });
      await office.locator("select[name=category]").selectOption(category);
      await office.locator("select[name=state]").selectOption("draft");
      for (const [part, amount] of [
        ["face", "50"],
        ["price", "47.50"],
        ["cost", "46"],
      ])
        await office.locator(`input[name=v0-${part}]`).fill(amount!);
      await office.getByRole("button", { name: admin.save, exact: true }).click();
      await expect(office.getByText(admin.saved).first()).toBeVisible();
      const drawing = sharp({ create: { width: 80, height: 50, channels: 3, background: "#0a0" } });
      const buffer = await drawing.png().toBuffer();
      await office
        .locator("input[name=picture]")
        .setInputFiles({ name: "card.png", mimeType: "image/png", buffer });
      await office.getByRole("button", { name: admin.savePicture }).click();
      await expect(office.getByAltText(admin.pictureNow)).toBeVisible();
      await office.locator("select[name=state]").selectOption("published");
      await office.getByRole("button", { name: admin.save, exact: true }).click();
      await expect(office.getByText(admin.product_published, { exact: true }).first()).toBeVisible();
      await office.locator("textarea[name=codes]").fill(codes.join("\n"));
      await office.getByRole("button", { name: admin.addCodes }).click();
      await expect(office.getByText("20 in stock, 0 sold")).toBeVisible();
      await expect(office.getByText(codes[0]!)).toHaveCount(0);
      await office.goto("/en/apps/ecommerce/products/add");
      await expect(name).toHaveValue("");
    });

    await test.step("changed settings mark their tab and ask before they are left", async () => {
      await office.goto("/en/apps/ecommerce/settings/checkout");
      const dot = office.getByRole("img", { name: settings.unsaved });
      const field = office.locator("input[name=maximum]");
      const before = await field.inputValue();
      await expect(dot).toHaveCount(0);
      await field.fill("1999");
      await expect(dot).toBeVisible();
      await field.fill(before);
      await expect(dot).toHaveCount(0);
      await field.fill("1999");
      const tabs = office.getByRole("navigation", { name: settings.areas });
      await tabs.getByRole("link", { name: areas.contact }).click();
      await office.getByRole("alertdialog").getByRole("button", { name: leave.leave }).click();
      await expect(office).toHaveURL(/settings\/contact/);
    });

    await page.goto("/en/rewards?q=bookshop");
    await page.getByRole("link", { name: "Bookshop gift card" }).first().click();
    const variant = await page.locator("input[name=variant]").first().getAttribute("value");

    /** Buys a quantity through the API. */
    async function buyThroughApi(quantity: number) {
      const buyer = await world.provider.signUp({ name: "Bea Buyer" });
      await creditMember(database, buyer.userId, 100_000n);
      const { data } = await world.provider.call(placeOrder, {
        as: buyer,
        headers: { "idempotency-key": randomUUID() },
        body: {
          lines: [{ variant: variant!, quantity }],
          total: 4_750 * quantity,
          password: buyer.password,
        },
      });
      return { ...data, buyer };
    }
    const other = await buyThroughApi(9);
    await buyThroughApi(10);
    const member = await world.member();
    await creditMember(database, member.userId, 10_000n);

    await test.step("of two tabs buying the last code, one gets it and the other sees an explanation", async () => {
      await signIn(page, member);
      await page.getByRole("button", { name: shop.buyNow }).click();
      await page.getByRole("link", { name: shop.toDelivery }).click();
      await page.getByRole("link", { name: shop.toPayment }).click();
      const pay = (tab: Page) => tab.getByRole("button", { name: "Pay $47.50" });
      await expect(pay(page)).toBeVisible();
      const second = await context.newPage();
      await second.goto(page.url());
      await expect(pay(second)).toBeVisible();
      // Both requests are sent before either is answered.
      const { arrive, both } = gate(2);
      await context.route("**/checkout*", async (route) => {
        if (route.request().method() === "POST") {
          arrive();
          await both;
        }
        await route.continue();
      });
      await Promise.all([pay(page).click(), pay(second).click()]);
      const [done, soldOut] = [shop.doneTitle, errorTexts.shop_sold_out];
      const outcome = (tab: Page) => tab.getByText(done).or(tab.getByText(soldOut)).first();
      await Promise.all([page, second].map((tab) => expect(outcome(tab)).toBeVisible()));
      const gotCode = await Promise.all([page, second].map((tab) => tab.getByText(done).isVisible()));
      expect(gotCode.toSorted()).toEqual([false, true]);
      await context.unroute("**/checkout*");
      expect(await availableOf(member.userId)).toBe(5_250n);
      await (gotCode[0] ? page : second).getByRole("link", { name: shop.toCodes }).click();
      await (gotCode[0] ? second : page).close();
    });

    const buying = context.pages()[0]!;
    await test.step("the buyer sees the code", async () => {
      await buying.getByRole("button", { name: shop.showCodes }).click();
      const shownCode = await buying.getByRole("list", { name: shop.codes }).locator("bdi").innerText();
      expect(codes).toContain(shownCode);
    });

    await test.step("an admin refunds an order with unviewed codes", async () => {
      await office.goto(`/en/apps/ecommerce/orders/list?q=${other.reference}`);
      // Needs `exact`, because the search filter's chip also contains the reference.
      await office.getByRole("link", { name: other.reference, exact: true }).click();
      await office.getByLabel(admin.reason).fill("The store stopped taking this card.");
      await office.getByRole("button", { name: admin.refund, exact: true }).click();
      await expect(office.getByText(admin.done_refund).first()).toBeVisible();
      expect(await availableOf(other.buyer.userId)).toBe(100_000n);
    });

    await test.step("the books balance", async () => {
      expect(await checkLedger(database)).toEqual([]);
    });
  });

  test(
    "a friend joins by link and buys, both get the bonus; their review and a coupon are on the store's page",
    { tag: "@long" },
    async ({ page: buying, openContext, world }) => {
      const { database } = world.provider.app;
      const availableOf = async (userId: string) => (await balancesOf(database, userId)).available;
      const member = await world.member();
      await signIn(buying, member);
      const phone = await openContext({ viewport: { width: 390, height: 844 } });
      const friend = await phone.newPage();
      const email = `${randomUUID()}@example.test`;
      const findFriend = async () =>
        (await database.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]!.id;
      await test.step("a friend joins by the member's link", async () => {
        await buying.goto("/en/apps/referrals");
        const link = await buying
          .getByText(/register\?ref=/)
          .first()
          .innerText();
        const password = "A-long-secret-77";
        await registerAndLogIn(friend, { name: "Fay Friend", email, password, base: link, path: link });
        await buying.reload();
        await expect(buying.getByText("Fay F.").first()).toBeVisible();
      });

      await test.step("the friend buys at the store, and both members get the bonus", async () => {
        const networkRequest = phone.waitForEvent("request", (request) =>
          request.url().startsWith(networkOrigin),
        );
        await phone.route(`${networkOrigin}/**`, (route) =>
          route.fulfill({ contentType: "text/html", body: "<title>The store</title>" }),
        );
        await friend.goto(`/en${world.storePath}`);
        const opened = phone.waitForEvent("page");
        await friend.getByRole("button", { name: stores.shopNow }).click();
        const click_id = new URL((await networkRequest).url()).searchParams.get("click") ?? "";
        await (await opened).close();
        const purchase = { click_id, transaction_id: `T-${click_id}`, amount: "500.00", commission: "60.00" };
        await world.reportPurchase({ ...purchase, status: "approved" });
        await world.pass(8);
        expect(await availableOf(member.userId)).toBe(1_000n);
        expect(await availableOf(await findFriend())).toBe(4_000n);
        await buying.goto("/en/apps/referrals");
        await expect(buying.getByText(referrals.state_paid).first()).toBeVisible();
      });

      const office = await (await openContext(desk)).newPage();
      await signIn(office, await world.provider.signUp({ role: "admin", name: "Ada Admin" }));
      await test.step("a coupon and a review appear on the store's page", async () => {
        await office.goto("/en/apps/ecommerce/coupons?step=new");
        await office.locator("select[name=store]").selectOption({ label: "Bookshop" });
        await office.locator("input[name=titleEn]").fill("Ten percent off novels");
        await office.locator("input[name=worth]").fill("10%");
        await office.locator("input[name=code]").fill("NOVEL10");
        await office.getByRole("button", { name: coupons.save }).click();
        await expect(office.getByText(coupons.saved).first()).toBeVisible();

        await friend.goto(`/en${world.storePath}`);
        await expect(friend.getByText("Ten percent off novels")).toBeVisible();
        await friend.locator("summary").getByText(reviews.write, { exact: true }).click();
        await friend.locator("input[name=stars][value='5']").check();
        await friend.getByLabel(reviews.text).fill("Quick to send, and well packed.");
        await friend.getByRole("button", { name: reviews.send }).click();
        await expect(friend.getByText(reviews.sent).first()).toBeVisible();
        await office.goto("/en/apps/ecommerce/manage-reviews?state=pending");
        await office
          .getByRole("button", { name: reviewAdmin.publish.replace("{{name}}", "Fay Friend") })
          .click();
        await expect(office.getByText(reviewAdmin.done_publish).first()).toBeVisible();
        await buying.goto(`/en${world.storePath}`);
        await expect(buying.getByText("Quick to send, and well packed.")).toBeVisible();
        await expect(buying.getByText("Ten percent off novels")).toBeVisible();
      });

      await test.step("the books balance", async () => {
        expect(await checkLedger(database)).toEqual([]);
      });
    },
  );
});

/** Blocks callers until a number of them have arrived. */
function gate(expected: number) {
  let arrived = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (open = resolve));
  return {
    both,
    arrive() {
      arrived += 1;
      if (arrived === expected) open();
    },
  };
}

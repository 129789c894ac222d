import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";

const current = ".side-bar a[aria-current='page']";

test("the menu marks the current entry of every admin page and shows the lengths of queues", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, accounts.admin);
  for (const path of ["/en/apps/admin/mails", "/en/apps/details/leads", "/en/apps/ecommerce/settings"]) {
    await page.goto(path);
    await expect(page.locator(current)).toHaveCount(1);
    await expect(page.locator(current), path).toBeInViewport({ ratio: 1 });
  }
  const queue = page.locator(".side-bar").getByRole("list", { name: "Queues" });
  await expect(queue.getByRole("link", { name: /^Withdraw Management \d+$/ })).toBeVisible();
  await expect(queue.getByRole("link", { name: /^Claims \d+$/ })).toBeVisible();
});

test("staff have links to their queues in a phone's bottom bar", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  const bar = page.getByRole("navigation", { name: "Main places" });
  await expect(bar.getByRole("listitem")).toHaveText(["Home", "Withdrawals", "Leads", "Claims", "More"]);
  await expect(bar.getByRole("link", { name: "Leads" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("button", { name: "More" }).click();
  await expect(page.locator(current)).toBeInViewport({ ratio: 1 });
});

test("members have the shop and their support in the menu", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, accounts.member);
  for (const [path, name] of [
    ["/en/stores/nike", "Stores"],
    ["/en/rewards", "Rewards shop"],
    ["/en/apps/orders", "Rewards shop"],
    ["/en/apps/favourites", "My favorites"],
    ["/en/apps/referrals", "Refer a friend"],
    ["/en/apps/my-cash-back/claim", "Claims"],
    ["/en/apps/help/tickets", "Support"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(current), path).toHaveText(name);
  }
});

test(
  "the customizer is for signed-in viewers, beside the content, and opens from the account menu",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const handle = page.getByRole("button", { name: "Customize the appearance" });
    await page.goto("/en/stores");
    await expect(handle).toHaveCount(0);
    await signIn(page, accounts.member);
    await page.goto("/en/stores");
    const edge = await page
      .locator("main")
      .evaluate(
        (main) => main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight),
      );
    expect((await handle.boundingBox())!.x).toBeGreaterThanOrEqual(edge);
    await openMenu(page, "Profile menu");
    await page.getByRole("menuitem", { name: "Customize the appearance" }).click();
    await expect(page.getByRole("dialog", { name: "Customizer" })).toBeVisible();
  },
);

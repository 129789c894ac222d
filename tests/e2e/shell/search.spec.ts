import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const home = "/en/dashboards/crm";

/**
 * Opens the dialog with its keyboard shortcut after hydration. The shortcut's hint shows that the page is
 * hydrated.
 */
async function openByKeys(page: Page, path = home) {
  await page.goto(path);
  await expect(page.locator("header kbd")).toHaveText("Ctrl K");
  await page.keyboard.press("Control+k");
  const dialog = page.locator("[role=dialog][data-search]");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  return dialog;
}

test.describe("search dialog", () => {
  test("by keyboard alone: opens, cycles through results, opens a page, and remembers the query", async ({
    page,
  }) => {
    let dialog = await openByKeys(page);
    const input = dialog.getByRole("combobox", { name: "Search Stores" });
    await expect(dialog.getByRole("option")).toHaveCount(8);
    await page.keyboard.type("  FLEE");
    await expect(dialog.getByRole("option", { selected: true })).toHaveText("Fleet");
    await expect(dialog.locator("mark")).toHaveText("Flee");
    await expect(dialog.getByRole("status")).toHaveText("1 result");
    await input.fill("wizard");
    await expect(dialog.getByRole("group")).toHaveCount(2);
    const options = dialog.getByRole("option");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = await options.nth(1).getAttribute("id");
    await expect(input).toHaveAttribute("aria-activedescendant", second ?? "none");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/pages\/wizard-examples\/create-deal$/);
    await expect(dialog).toBeHidden();

    dialog = await openByKeys(page, page.url());
    await expect(dialog.getByRole("option").first()).toHaveText("wizard");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox")).toHaveValue("wizard");
    await dialog.getByRole("combobox").fill("");
    await dialog.getByRole("button", { name: "Clear recent searches" }).click();
    await expect(dialog.getByRole("option")).toHaveCount(8);
  });

  test(
    "Esc or the same keys close it, return the focus and clear the query",
    { tag: "@long" },
    async ({ page }) => {
      const dialog = await openByKeys(page);
      await page.keyboard.type("xyz");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      const opener = page.getByRole("button", { name: "Search Stores" });
      await expect(opener).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("combobox")).toHaveValue("");
      await page.keyboard.press("Meta+k");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      const stores = page.locator('main a[href="/en/stores"]').first();
      await stores.focus();
      await page.keyboard.press("Control+k");
      await expect(dialog.getByRole("combobox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(stores).toBeFocused();
    },
  );

  test("without a match suggests pages, reachable with the arrows", { tag: "@long" }, async ({ page }) => {
    const dialog = await openByKeys(page);
    await page.keyboard.type("Xyzzy");
    await expect(dialog.getByRole("heading")).toHaveText('No result for "Xyzzy"');
    await expect(dialog.getByRole("status")).toHaveText('No result for "Xyzzy"');
    await expect(dialog.getByRole("option")).toHaveText([/^Analytics/, /^User Profile/, /^CRM/]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/login\?returnTo=.*user%2Fview$/);
  });

  test("with reduced motion nothing in it moves", { tag: "@long" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const dialog = await openByKeys(page);
    const moving = await dialog.evaluate(
      (element) =>
        [element, ...element.querySelectorAll("*")].filter((part) => {
          const { animationName, animationDuration, transitionProperty } = getComputedStyle(part);
          const moves = animationName !== "none" && Number.parseFloat(animationDuration) > 0.001;
          return moves || transitionProperty !== "none";
        }).length,
    );
    expect(moving).toBe(0);
  });

  test("shows trending stores with their offers, and stores matching a query", async ({ page }) => {
    const dialog = await openByKeys(page);
    await expect(
      dialog.getByRole("group", { name: "Trending Stores" }).getByText(/cash back|coupon/),
    ).not.toHaveCount(0);
    const name = (await dialog.getByRole("option").first().locator("bdi").textContent()) ?? "";
    await page.keyboard.type(name.toUpperCase());
    const found = dialog.getByRole("group", { name: "Stores", exact: true }).getByRole("option").first();
    await expect(found).toContainText(name);
    await found.click();
    await expect(page).toHaveURL(/\/en\/stores\/[a-z0-9-]+$/);
  });

  test("a late response never replaces a newer one", { tag: "@long" }, async ({ page }) => {
    let releaseFirst: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (releaseFirst = resolve));
    const tile = (name: string) => ({
      name,
      href: `/en/stores/${name}`,
      offer: "",
      logo: null,
      category: "home",
    });
    await page.route("**/search/stores?*", async (route) => {
      const query = new URL(route.request().url()).searchParams.get("q");
      if (query === "qq") await released;
      await route
        .fulfill({ json: { stores: [tile(`${query}-store`)], extension: null } })
        .catch(() => undefined);
    });
    const dialog = await openByKeys(page);
    const first = page.waitForRequest(/q=qq&/);
    await page.keyboard.type("qq");
    await first;
    await page.keyboard.type("w");
    await expect(dialog.getByRole("option").locator("bdi")).toHaveText("qqw-store");
    releaseFirst?.();
    await page.keyboard.press("Backspace");
    await page.keyboard.type("w");
    await expect(dialog.getByRole("option").locator("bdi")).toHaveText("qqw-store");
  });

  test("finds a member's actions by name", async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    let dialog = await openByKeys(page);
    await page.keyboard.type("dark appear");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await expect(dialog).toBeHidden();
    dialog = await openByKeys(page);
    await page.keyboard.type("withdraw cash");
    await expect(dialog.getByRole("group", { name: "Actions" }).getByRole("option")).toHaveText(
      "Withdraw cash back",
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/apps\/my-cash-back\/withdraw$/);
  });

  test("an external address opens in a new tab", { tag: "@long" }, async ({ page, context }) => {
    await context.route("https://tailwindcss.com/**", (route) => route.fulfill({ body: "ok" }));
    await openByKeys(page);
    await page.keyboard.type("tailwind");
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    expect((await opened).url()).toBe("https://tailwindcss.com/docs");
    await expect(page).toHaveURL(home);
  });

  test("fills a small screen, and runs right to left in Arabic", { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/ar/dashboards/crm");
    await page.getByRole("button", { name: "البحث عن المتاجر" }).click();
    const dialog = page.locator("[role=dialog][data-search]");
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    const icon = await dialog.locator("svg").first().boundingBox();
    expect(icon?.x).toBeGreaterThan(300);
    await dialog.getByRole("combobox").fill("الأسطول");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ar\/apps\/logistics\/fleet$/);
  });

  for (const colorScheme of alternate(["light", "dark"] as const, 0)) {
    test.describe(() => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });
      test(
        `axe finds nothing, empty, with results and without, ${colorScheme}`,
        { tag: "@long" },
        async ({ page }) => {
          const dialog = await openByKeys(page);
          for (const query of ["", "a", "Xyzzy"]) {
            await dialog.getByRole("combobox").fill(query);
            await expect(dialog.getByRole("option").first()).toBeVisible();
            const { violations } = await new AxeBuilder({ page }).include("[data-search]").analyze();
            expect(violations.map(({ id, nodes }) => `${query} ${id}: ${nodes[0]?.html}`)).toEqual([]);
          }
        },
      );
    });
  }
});

test.describe("search without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to a page with the same results", async ({ page }) => {
    await page.goto(home);
    await page.getByRole("link", { name: "Search Stores" }).click();
    await expect(page).toHaveURL(/\/en\/search$/);
    await expect(page.getByRole("heading", { name: "Trending Stores" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search Stores" }).fill(" Flee");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.locator("main li")).toHaveText(["Fleet"]);
    await page.locator("main li a").click();
    await expect(page).toHaveURL(/\/en\/apps\/logistics\/fleet$/);
  });
});

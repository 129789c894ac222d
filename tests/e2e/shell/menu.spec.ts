import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/e2e/fixture.ts";
import { boxOf, link, opener } from "../../support/e2e/menu-parts.ts";
import { openSampleMenu } from "../../support/e2e/sample-menu.ts";

test.describe("menu, vertical", () => {
  test("opening a first-level group closes the other one, except the current page's", async ({ page }) => {
    await openSampleMenu(page);
    await opener(page, "Dashboards").press("Enter");
    await expect(link(page, "Sales")).toBeVisible();
    await opener(page, "Orders").press("Enter");
    await expect(link(page, "Order list")).toBeVisible();
    await expect(link(page, "Sales")).toBeHidden();

    await openSampleMenu(page, { path: "/dashboards/ecommerce" });
    await expect(link(page, "Sales")).toHaveAttribute("aria-current", "page");
    await opener(page, "Orders").press("Enter");
    await expect(link(page, "Order list")).toBeVisible();
    await expect(link(page, "Sales")).toBeVisible();
  });

  test("every group of the current page is open on load and after a navigation, and others close", async ({
    page,
  }) => {
    await openSampleMenu(page, { path: "/apps/invoice/preview/4987" });
    await expect(link(page, "Invoices").and(page.locator("[aria-current=page]"))).toBeVisible();
    for (const name of ["Orders", "Archive", "Earlier years"])
      await expect(opener(page, name)).toHaveCSS("font-weight", "600");
    await opener(page, "Dashboards").press("Enter");

    await goTo(page, "/dashboards/academy");
    await expect(page.getByRole("link", { name: /Visitors/ })).toHaveAttribute("aria-current", "page");
    await expect(link(page, "Order list")).toBeHidden();
    await opener(page, "Orders").press("Enter");
    await expect(link(page, "Order list")).toBeVisible();
    await goTo(page, "/elsewhere");
    await expect(link(page, "Order list")).toBeHidden();
    await expect(page.getByRole("link", { name: /Visitors/ })).toBeHidden();
  });

  test("a link keeps the focus when its group becomes the active one", { tag: "@long" }, async ({ page }) => {
    await openSampleMenu(page);
    await opener(page, "Dashboards").press("Enter");
    await link(page, "Sales").press("Enter");
    await expect(link(page, "Sales")).toHaveAttribute("aria-current", "page");
    await expect(link(page, "Sales")).toBeFocused();
  });

  test("an entry with activeUrl is current on every matching page", async ({ page }) => {
    await openSampleMenu(page, { path: "/apps/ecommerce/orders/details/77" });
    await expect(page.locator("[aria-current=page]")).toHaveText(/Order details/);
  });

  test(
    "disabled entries are dimmed, announced as disabled, and not focusable",
    { tag: "@long" },
    async ({ page }) => {
      await openSampleMenu(page);
      const item = page.getByRole("link", { name: "Invoices", disabled: true });
      const locked = page.getByRole("button", { name: "Reports", disabled: true });
      for (const entry of [item, locked]) {
        await expect(entry).toBeVisible();
        expect(Number(await entry.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(
          0.6,
        );
      }
      const stops: string[] = [];
      await page.locator("main").evaluate((main) => main.setAttribute("tabindex", "0"));
      for (let step = 0; step < 20 && stops.at(-1) !== "Page"; step++) {
        await page.keyboard.press("Tab");
        stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
      }
      expect(stops.at(-1)).toBe("Page");
      expect(stops.join("|")).toContain("Documentation");
      expect(stops.join("|")).not.toMatch(/Reports|Invoices/);
    },
  );

  test(
    "links get the language prefix; language-neutral ones don't; external ones open a new tab and show an arrow",
    { tag: "@long" },
    async ({ page }) => {
      await openSampleMenu(page, { language: "ar" });
      const menu = page.getByRole("navigation", { name: "Sample" });
      await expect(menu.getByRole("link", { name: "المراجعات" })).toHaveAttribute(
        "href",
        "/ar/apps/ecommerce/manage-reviews",
      );
      const front = menu.getByRole("link", { name: "الصفحة العامة" });
      await expect(front).toHaveAttribute("href", "/front-pages/landing-page");
      await expect(front.locator("svg.directional")).toHaveCount(0);
      const outside = menu.getByRole("link", { name: "التوثيق" });
      await expect(outside).toHaveAttribute("href", "https://reactrouter.com/");
      await expect(outside).toHaveAttribute("target", "_blank");
      await expect(outside).toHaveAttribute("rel", "noopener");
      await expect(outside.locator("svg.directional")).toBeVisible();
      await expect(outside).toContainText("في علامة تبويب جديدة");
    },
  );

  test(
    "a collapsed menu shows section lines without chips, badges and labels, and all of them on hover",
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1300, height: 800 });
      await openSampleMenu(page, { layout: "collapsed" });
      await page.mouse.move(900, 500);
      const bar = page.getByRole("navigation", { name: "Sample" });
      await expect.poll(async () => (await boxOf(bar)).width).toBe(68);
      const shop = page.getByText("Shop", { exact: true });
      const line = page.locator(".nav-line").first();
      const chip = page.getByText("Beta", { exact: true });
      expect(await isClipped(shop)).toBe(true);
      expect(await isClipped(chip.locator(".."))).toBe(true);
      expect(await isClipped(page.locator("a:has-text('Beta') .nav-label").first())).toBe(true);
      await expect(line).toBeVisible();
      // The names stay available to assistive technology.
      await expect(page.getByRole("link", { name: /Reviews/ })).toHaveAccessibleName(/Reviews/);
      await expect(page.getByRole("list", { name: "Shop" })).toHaveCount(1);

      await bar.hover();
      await expect.poll(async () => (await boxOf(bar)).width).toBe(260);
      expect(await isClipped(shop)).toBe(false);
      expect(await isClipped(chip.locator(".."))).toBe(false);
      await expect(line).toBeHidden();
    },
  );
});

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as { go: (to: string) => Promise<void> }).go(to), path);
}

/** Returns whether an element is visible only to assistive technology. */
function isClipped(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const label = element.closest(".nav-label") ?? element;
    return label.getBoundingClientRect().width <= 1;
  });
}

import { expect, test } from "../../support/e2e/fixture.ts";
import { boxOf, group, link, opener } from "../../support/e2e/menu-parts.ts";
import { openSampleMenu } from "../../support/e2e/sample-menu.ts";
import { alternate } from "../../support/programs/repetitions.ts";

test.describe("submenus beside the sidebar", () => {
  for (const language of alternate(["en", "ar"] as const, 1)) {
    test(`hovering opens three levels, each beside the last, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1300, height: 800 });
      await openSampleMenu(page, { language, opensBy: "hover" });
      const [orders, archive, older] =
        language === "en" ? ["Orders", "Archive", "Earlier years"] : ["الطلبات", "الأرشيف", "أعوام سابقة"];
      const panels = [];
      for (const name of [orders, archive, older]) {
        await opener(page, name).hover();
        const panel = group(page, name).locator(":scope > .flyout-panel > *");
        await expect(panel).toBeVisible();
        panels.push(await boxOf(panel));
      }
      for (const [at, panel] of panels.entries()) {
        expect(panel.width).toBe(260);
        const before = panels[at - 1] ?? {
          x: language === "en" ? 0 : 1040,
          right: language === "en" ? 260 : 1300,
        };
        if (language === "en") expect(panel.x).toBeGreaterThanOrEqual(before.right - 12);
        else expect(panel.right).toBeLessThanOrEqual(before.x + 12);
      }
      await page.mouse.move(language === "en" ? 1250 : 50, 780);
      await expect(group(page, orders)).not.toHaveAttribute("open");
    });
  }

  test(
    "by default hovering opens nothing, and a click opens in place",
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1300, height: 800 });
      await page.clock.install();
      await openSampleMenu(page);
      await opener(page, "Orders").hover();
      await page.clock.runFor(1_000);
      await expect(group(page, "Orders")).not.toHaveAttribute("open");
      await opener(page, "Orders").click();
      const [row, first] = [await boxOf(opener(page, "Orders")), await boxOf(link(page, "Order list"))];
      expect(first.y).toBeGreaterThanOrEqual(row.bottom);
      expect(first.x).toBe(row.x);
    },
  );
});

test.describe("menu above the page", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 700 });
  });

  test(
    "opens after 75 ms of hovering, not when passing by; one sibling at a time",
    { tag: "@long" },
    async ({ page }) => {
      await page.clock.install();
      await openSampleMenu(page, { layout: "horizontal" });
      await page.clock.pauseAt(Date.now() + 60_000);
      await opener(page, "Dashboards").hover();
      await page.clock.runFor(74);
      await expect(group(page, "Dashboards")).not.toHaveAttribute("open");
      await page.clock.runFor(1);
      await expect(group(page, "Dashboards")).toHaveAttribute("open");
      await page.mouse.move(900, 600);
      await page.clock.runFor(400);
      await expect(group(page, "Dashboards")).not.toHaveAttribute("open");

      await opener(page, "Orders").hover();
      await page.clock.runFor(50);
      await page.mouse.move(900, 600);
      await page.clock.runFor(400);
      await expect(group(page, "Orders")).not.toHaveAttribute("open");

      await opener(page, "Dashboards").press("Enter");
      await opener(page, "Orders").hover();
      await page.clock.runFor(75);
      await expect(group(page, "Orders")).toHaveAttribute("open");
      await expect(group(page, "Dashboards")).not.toHaveAttribute("open");
    },
  );

  test(
    "stays open while the pointer crosses the gap and other entries on its way into the panel",
    { tag: "@long" },
    async ({ page }) => {
      await page.clock.install();
      await openSampleMenu(page, { layout: "horizontal" });
      await page.clock.pauseAt(Date.now() + 60_000);
      const button = await boxOf(opener(page, "Orders"));
      await page.mouse.move(button.x + 10, button.y + 10);
      await page.clock.runFor(75);
      const archive = await boxOf(opener(page, "Archive"));
      await page.mouse.move(archive.x + 20, archive.y + 10);
      await page.clock.runFor(80);
      await expect(group(page, "Archive")).toHaveAttribute("open");
      const panel = await boxOf(group(page, "Archive").locator(":scope > .flyout-panel > *"));

      // Moves diagonally from the row of "Archive" past the panel's edge, for longer than the closing delay.
      await page.mouse.move(archive.right - 4, archive.bottom - 2);
      for (let step = 1; step <= 8; step++) {
        await page.mouse.move(archive.right - 4 + step, archive.bottom - 2 + step * 3);
        await page.clock.runFor(40);
      }
      await expect(group(page, "Archive")).toHaveAttribute("open");
      await page.mouse.move(panel.x + 30, panel.y + 60);
      await page.clock.runFor(1_000);
      await expect(group(page, "Archive")).toHaveAttribute("open");

      // A pointer that stops elsewhere closes the menu.
      await page.mouse.move(900, 600);
      await page.clock.runFor(1_000);
      await expect(group(page, "Orders")).not.toHaveAttribute("open");
    },
  );

  test(
    "a click on a submenu opened by hovering keeps it open, Enter closes it",
    { tag: "@long" },
    async ({ page }) => {
      await openSampleMenu(page, { layout: "horizontal" });
      await opener(page, "Orders").hover();
      await expect(group(page, "Orders")).toHaveAttribute("open");
      await opener(page, "Orders").click();
      await expect(group(page, "Orders")).toHaveAttribute("open");
      await opener(page, "Orders").press("Enter");
      await expect(group(page, "Orders")).not.toHaveAttribute("open");
    },
  );

  for (const language of alternate(["en", "ar"] as const, 0)) {
    test(
      `panels of 260 px open towards the end side and flip at the edge, ${language}`,
      { tag: "@long" },
      async ({ page }) => {
        await openSampleMenu(page, { layout: "horizontal", language });
        const names =
          language === "en" ? ["Orders", "Archive", "Earlier years"] : ["الطلبات", "الأرشيف", "أعوام سابقة"];
        const isBeyond = (inner: { x: number }, outer: { x: number }) =>
          language === "en" ? inner.x > outer.x + 200 : inner.x < outer.x - 200;
        const readBoxes = async () => {
          const found = [];
          for (const name of names) {
            await opener(page, name).hover();
            await expect(group(page, name)).toHaveAttribute("open");
            const panel = group(page, name).locator(":scope > .flyout-panel > *");
            found.push(await boxOf(panel));
          }
          return found;
        };
        const [first, second, third] = await readBoxes();
        if (!first || !second || !third) throw new Error("Three panels were expected");
        for (const { width } of [first, second, third]) expect(width).toBe(260);
        expect(isBeyond(second, first)).toBe(true);
        expect(isBeyond(third, second)).toBe(true);

        // The last entry of the row has no space next to it for a flyout.
        await page.mouse.move(600, 650);
        await expect(page.locator("details[open]")).toHaveCount(0);
        await page
          .locator(".menu-row > li")
          .first()
          .evaluate((item) => {
            const room = item.parentElement?.clientWidth ?? 0;
            const firstItems = [...(item.parentElement?.children ?? [])].slice(0, 2);
            const neededWidth = firstItems.reduce((sum, { clientWidth }) => sum + clientWidth, 30);
            item.before(
              Object.assign(document.createElement("li"), { style: `width: ${room - neededWidth}px` }),
            );
          });
        const turned = await readBoxes();
        for (const box of turned) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(1300);
        }
        const [, inner] = turned;
        const [outer] = turned;
        if (!inner || !outer) throw new Error("Three panels were expected");
        expect(isBeyond(inner, outer)).toBe(false);
      },
    );

    test(`arrow keys move through a list, into a submenu and back, Esc to the button, ${language}`, async ({
      page,
    }) => {
      await openSampleMenu(page, { layout: "horizontal", language });
      const [orders, archive, list, lastYear] =
        language === "en"
          ? ["Orders", "Archive", "Order list", "Last year"]
          : ["الطلبات", "الأرشيف", "قائمة الطلبات", "العام الماضي"];
      const [inwards, outwards] =
        language === "en" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
      await opener(page, orders).focus();
      await page.keyboard.press("ArrowDown");
      await expect(link(page, list)).toBeFocused();
      await page.keyboard.press("End");
      await expect(opener(page, archive)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(link(page, list)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press(inwards);
      await expect(link(page, lastYear)).toBeFocused();
      await page.keyboard.press(outwards);
      await expect(opener(page, archive)).toBeFocused();
      await expect(group(page, archive)).not.toHaveAttribute("open");
      await page.keyboard.press("Enter");
      await expect(link(page, lastYear)).toBeVisible();
      await page.keyboard.press(inwards);
      await page.keyboard.press("Escape");
      await expect(group(page, archive)).not.toHaveAttribute("open");
      await expect(group(page, orders)).toHaveAttribute("open");
      await page.keyboard.press("Escape");
      await expect(group(page, orders)).not.toHaveAttribute("open");
      await expect(opener(page, orders)).toBeFocused();
    });
  }
});

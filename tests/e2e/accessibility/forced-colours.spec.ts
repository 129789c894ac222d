import type { Locator } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const colours = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    return { fill: style.backgroundColor, text: style.color, border: style.borderTopWidth };
  });

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the current entry and the main button keep a fill, and every button a border", async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/apps/my-cash-back/withdraw");
    const plain = await colours(page.locator("main"));
    const entry = await colours(page.locator("#site-nav a[aria-current=page]"));
    const main = await colours(page.locator("main button[value=review]"));
    for (const { fill, text } of [entry, main]) {
      expect(fill).not.toBe(plain.fill);
      expect(fill).not.toBe(text);
    }
    expect(main.border).toBe("1px");
    expect((await colours(page.locator("main a[href*='step=amount']"))).border).toBe("1px");
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the palette and its backdrop appear at once", async ({ page }) => {
    await page.goto("/en/stores");
    // Animations are recorded when they start, because an animation of zero length ends immediately.
    await page.evaluate(() => {
      const permanent: string[] = [];
      Object.assign(window, { permanent });
      for (const name of ["animationstart", "transitionrun"])
        document.addEventListener(name, (event) => {
          for (const animation of (event.target as Element).getAnimations()) {
            const { duration } = animation.effect?.getComputedTiming() ?? {};
            if (Number(duration) > 1)
              permanent.push(`${name} ${(event.target as Element).className} ${duration}`);
          }
        });
    });
    await page.keyboard.press("Control+K");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.getByRole("combobox").fill("a");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { permanent: string[] }).permanent)).toEqual([]);
  });
});

test("every target in the list of notifications is at least 24 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, accounts.member);
  await page.goto("/en/apps/notifications");
  await expect(page.locator("li[data-row]").first()).toBeVisible();
  const small = await page
    .locator("main :is(a[href], button, input, summary, select):visible")
    .evaluateAll((all) =>
      all
        // A click on a label toggles its checkbox.
        .map((element) => element.closest("label") ?? element)
        .filter((element) => getComputedStyle(element).display !== "inline")
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
    );
  expect(small).toEqual([]);
});

import type { Page } from "@playwright/test";
import { showcases } from "../../../app/navigation/showcases.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";
import { alternate, everyNth } from "../../support/programs/repetitions.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedProblems: [/status of (400|401|403|404|503)/],
});

const languages = ["en", "fr", "ar"];

for (const language of languages) {
  // A showcase has the same elements in every language, so CI checks every twelfth one with axe, each in one
  // language. The tests below click through the others, and the crawl and the matrix load all showcases.
  const paths = everyNth(showcases, 12)
    .filter((_, index) => alternate(languages, index).includes(language))
    .map(({ path }) => path);
  test(`axe finds nothing in the showcases, ${language}, light and dark`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of paths) {
      await page.goto(showcaseAddress(path, language));
      await expect(page.locator("h1")).toBeVisible();
      await expectAccessible(page);
    }
  });
}

const pressed = ":is(a[href]:not([target]), button:not([disabled]), summary)";
const ofShell = `body ${pressed}:not(main *, dialog *)`;
const ofScreen = `main ${pressed}`;

/** Returns what a click may change: the address, the page, a dialog, a toast, or the focused field. */
function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll("[role=timer], script, style")) element.remove();
    const { activeElement } = document;
    const field = activeElement instanceof HTMLInputElement ? activeElement.name : "";
    const invalid = document.querySelectorAll(":user-invalid").length;
    const opened = document.querySelectorAll("details[open]").length;
    const { className, dataset } = document.documentElement;
    const frame = JSON.stringify([className, { ...dataset }, scrollY]);
    return [location.href, field, invalid, opened, frame, body.innerHTML].join("\n");
  });
}

/** Returns the indexes of clickable elements, one for each address and name. */
async function findPressable(page: Page, controls: string): Promise<number[]> {
  const candidates = await page.locator(controls).evaluateAll((elements) =>
    elements.map((element, index) => ({
      index,
      name: `${element.getAttribute("href") ?? ""} ${element.getAttribute("aria-label") ?? element.textContent}`,
      // A link to the current page only reloads it, without a visible change.
      isThere:
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // The skip link is above the window.
        element.getBoundingClientRect().bottom > 0 &&
        element.getAttribute("href") !== location.pathname + location.search,
    })),
  );
  const indexByName = new Map(
    candidates.filter(({ isThere }) => isThere).map(({ name, index }) => [name, index]),
  );
  return [...indexByName.values()];
}

async function press(page: Page, address: string, { controls, position }: Pressed): Promise<void> {
  await page.goto(address);
  await expect(page.locator("h1")).toBeVisible();
  const all = await findPressable(page, controls);
  for (const index of all.length > 0 ? new Set(alternate(all, position)) : []) {
    await page.goto(address);
    const control = page.locator(controls).nth(index);
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 300));
    // Resetting an empty form has no visible effect.
    if (name.includes('type="reset"'))
      await page
        .locator("main form input:is([type=text], [type=email], :not([type]))")
        .first()
        .fill("Something");
    const before = await visibleText(page);
    await control.click();
    await expect.poll(() => visibleText(page).catch(() => "gone on"), { message: name }).not.toBe(before);
  }
}
interface Pressed {
  controls: string;
  /** The index that selects the sample in CI. */
  position: number;
}

/** A showcase is the same for everyone, so viewer and language rotate. */
const audiences = [
  ["visitor", "fr"],
  ["member", "ar"],
  ["admin", "en"],
] as const;

// CI tests every ninth showcase, with one of its controls each.
for (const [position, { path }] of everyNth(showcases, 9, 1).entries()) {
  const [viewer, language] = audiences[position % audiences.length]!;
  test(`every control does something: ${path}, ${viewer}, ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    if (viewer !== "visitor") await signIn(page, accounts[viewer]);
    await press(page, showcaseAddress(path, language), { controls: ofScreen, position });
  });
}

for (const [position, [viewer, language]] of audiences.entries())
  test(
    `every control around a showcase does something: ${viewer}, ${language}`,
    { tag: "@long" },
    async ({ page }) => {
      test.setTimeout(600_000);
      if (viewer !== "visitor") await signIn(page, accounts[viewer]);
      const address = showcaseAddress("/pages/widget-examples/gamification", language);
      await press(page, address, { controls: ofShell, position: 3 * position });
    },
  );

for (const [language, forward] of [
  ["en", "ArrowRight"],
  ["ar", "ArrowLeft"],
] as const)
  test(
    `tabs are one Tab stop, and arrows move among them: ${language}`,
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(showcaseAddress("/forms/form-wizard", language));
      const tabs = page.getByRole("tab");
      await expect(tabs).toHaveCount(4);
      await expect(page.locator("[role=tab][tabindex='0']")).toHaveCount(1);
      await tabs.first().focus();
      await page.keyboard.press(forward);
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.press(forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight");
      await expect(tabs.nth(3)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/wizard=dots/);
      await expect(tabs.nth(3)).toHaveAttribute("aria-selected", "true");
      await expect(tabs.nth(3)).toBeFocused();
    },
  );

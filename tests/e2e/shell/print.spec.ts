import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";
import { alternate, everyNth } from "../../support/programs/repetitions.ts";

const pages = {
  "My Balance": "apps/wallet/my-balance",
  "cash back in detail": "apps/my-cash-back/cash-back-detail",
  "the withdraw history": "apps/my-cash-back/withdraw-history",
  "a store": "stores/nike",
  notifications: "apps/notifications",
};

/** The width of an A4 page without its margins, in CSS pixels. */
const paperWidth = 688;

/** Returns problems that a reader of the printed page would notice. */
function flawsOf(width: number): string[] {
  const flaws: string[] = [];
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const box = element.getBoundingClientRect();
    const isVisible = element.checkVisibility() && box.width > 1 && box.height > 1;
    if (!isVisible) continue;
    const name = `${element.tagName} ${element.textContent.slice(0, 40)}`;
    const style = getComputedStyle(element);
    if (box.left < -1 || box.right > width + 1) flaws.push(`cut off: ${name}`);
    if (!/^rgba\(0, 0, 0, 0\)$/.test(style.backgroundColor)) flaws.push(`a ground: ${name}`);
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    if (isText && contrastToWhite(style.color) < 4.5) flaws.push(`pale: ${name} ${style.color}`);
    if (element.matches("a") && !/^(none|normal)$/.test(getComputedStyle(element, "::after").content)) {
      flaws.push(`a decorated link: ${name}`);
    }
  }
  return flaws;

  function contrastToWhite(colour: string): number {
    if (!brush) return 0;
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  }
}

/** Selects dark mode in the customizer, so that it is the page's own setting and not the system's. */
async function chooseDark(page: Page): Promise<void> {
  await (await openMenu(page, "Appearance")).getByRole("menuitem", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
}

for (const [position, [name, path]] of everyNth(Object.entries(pages), 2).entries()) {
  test(`${name} prints without the shell, black on white, also from dark mode`, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    await chooseDark(page);
    for (const language of alternate(["en", "ar"], position)) {
      await page.goto(`/${language}/${path}`);
      await page.setViewportSize({ width: paperWidth, height: 1000 });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      for (const part of ["header.sticky", ".side-bar", "footer.no-print", "main nav", "main button"]) {
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      }
      const heading = page.locator("p:has(> strong)", { hasText: "Cashlane" });
      await expect(heading).toBeVisible();
      await expect(heading).toContainText(accounts.member.email);
      await expect(heading.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}T/);
      await expect(page.locator("h1")).toBeVisible();
      expect(await page.evaluate(flawsOf, paperWidth)).toEqual([]);
      await page.emulateMedia({ media: null });
      await expect(heading).toBeHidden();
    }
  });
}

test("a printed table repeats its header on every sheet and splits no row", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/apps/wallet/my-balance?accounts=1&size=100");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("thead")).toHaveCSS("display", "table-header-group");
  await expect(page.locator("tbody tr").first()).toHaveCSS("break-inside", "avoid");
  await expect(page.locator("div:has(> table)")).toHaveCSS("overflow-x", "visible");
});

import { AxeBuilder } from "@axe-core/playwright";
import type { CDPSession, Page } from "@playwright/test";
import type { Access } from "../../../app/navigation/screen.ts";
import { screens as table } from "../../../app/navigation/screens.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { findings } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";
import { everyNth, positionOf } from "../../support/programs/repetitions.ts";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
  expectedProblems: [/status of (400|403|404)/],
});

const viewerOf: Record<Access, "visitor" | "member" | "admin"> = {
  everyone: "visitor",
  visitor: "visitor",
  member: "member",
  admin: "admin",
};

/** Addresses that the table of screens doesn't list: the home screen of each viewer, and opened records. */
const others = {
  visitor: ["/stores/nike", "/unknown"],
  member: [
    "/dashboards/crm",
    "/stores",
    "/stores/nike",
    "/apps/my-cash-back/withdraw?step=method&add=bank_transfer",
  ],
  admin: [
    "/dashboards/crm",
    "/apps/details/cash-offers?step=new",
    "/apps/details/networks?add=network",
    "/apps/details/networks/awin",
    "/apps/details/networks/awin/mapping",
    "/apps/details/leads/import",
  ],
};

/** Rules of WCAG 2.2 AA, for axe. */
const levels = { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

for (const viewer of ["visitor", "member", "admin"] as const) {
  test(
    `every ${viewer}'s screen meets WCAG 2.2 AA on a phone and doesn't scroll sideways with any font size`,
    { tag: viewer === "admin" ? "@long" : [] },
    async ({ page }) => {
      test.setTimeout(900_000);
      if (viewer !== "visitor") await signIn(page, accounts[viewer]);
      const browser = await page.context().newCDPSession(page);
      const listedScreens = table.filter(
        ({ access, redirectsTo }) => !redirectsTo && viewerOf[access] === viewer,
      );
      const allPaths = new Set([...listedScreens.map((screen) => screen.path), ...others[viewer]]);
      // Axe takes seconds for each screen, so CI checks only a twelfth of the screens, and different ones from
      // accessibility.spec.ts.
      const paths = everyNth([...allPaths], 12, 1);
      for (const path of paths) {
        await setFontSize(browser, 32);
        await page.goto(showcaseAddress(path, languageOf(path)));
        expect.soft(await excessWidth(page), `${path}: pixels to scroll sideways at 32 px`).toBe(0);
        await setFontSize(browser, 16);
        expect.soft(await findings(new AxeBuilder({ page }), "html", levels), path).toEqual([]);
      }
    },
  );
}

/**
 * Returns the language in which a screen is checked, because the length of texts differs between languages. It
 * depends only on the path, so that adding a screen doesn't change the languages of the others.
 */
function languageOf(path: string): string {
  return ["en", "fr", "ar"][positionOf(path) % 3]!;
}

/** Sets the default font size in the browser's settings, in pixels. */
async function setFontSize(browser: CDPSession, standard: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

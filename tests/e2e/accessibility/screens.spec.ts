import type { CDPSession, Page } from "@playwright/test";
import type { Access } from "../../../app/navigation/screen.ts";
import { screens as table } from "../../../app/navigation/screens.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { findings, findingsInBothModes } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";
import { alternate } from "../../support/programs/rounds.ts";

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

test.use({
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
  expectedProblems: [/status of (400|403|404)/],
});

type Viewer = "visitor" | "member" | "admin";

const viewerOf: Record<Access, Viewer> = {
  everyone: "visitor",
  visitor: "visitor",
  member: "member",
  admin: "admin",
};

const listed = table.filter(({ redirectsTo }) => !redirectsTo);

/** Screens and what can be opened on them, checked on a desk in every run. `unknown` is the 404 page. */
const onDesk: Record<Viewer, string[]> = {
  visitor: ["/dashboards/crm", "/login", "/register", "/stores", "/stores/nike", "/unknown"],
  member: [
    "/dashboards/crm",
    "/apps/wallet/my-balance",
    "/apps/my-cash-back/cash-back-detail",
    "/apps/my-cash-back/withdraw",
    "/apps/my-cash-back/withdraw?step=method&add=bank_transfer",
    "/apps/my-cash-back/withdraw-history",
    "/apps/notifications",
    "/apps/notifications?view_id=nothing",
    "/stores/nike",
    "/stores/ikea",
    "/apps/user/view",
    "/apps/admin/admin-logs",
  ],
  admin: [
    "/dashboards/crm",
    "/apps/details/cash-offers",
    "/apps/details/cash-offers?step=new",
    "/apps/details/overview?from=2026-02-01&to=2026-01-01",
    "/apps/details/click?tail=1",
    "/apps/details/leads",
    "/apps/details/networks",
    "/apps/details/networks?add=network",
    "/apps/details/networks/awin?ask=rotate",
    "/apps/details/networks/awin/mapping",
    "/apps/details/networks/awin/reports",
    "/apps/details/users",
    "/apps/details/leads/unmatched",
    "/apps/details/leads/import",
    "/apps/admin/withdraw-management",
    "/apps/admin/withdraw-history",
    "/apps/admin/admin-logs",
  ],
};

/** All other screens: in CI every fourth, so that changes of the table move the sample. */
const sample = listed
  .filter(({ path }) => !Object.values(onDesk).flat().includes(path))
  .filter((_, index) => alternate([true, false, false, false], index).includes(true));

/** Addresses checked on a phone besides all of the table: the home screen of each viewer, and opened records. */
const onPhone: Record<Viewer, string[]> = {
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

const languages = ["en", "fr", "ar"];

/**
 * Returns a viewer's addresses with the languages each is checked in, by size. A screen has the same elements in
 * every language, so each is checked in one; `npm run test:long` checks those of the desk in all of them.
 */
function addressesOf(viewer: Viewer) {
  const isOfViewer = ({ access }: { access: Access }) => viewerOf[access] === viewer;
  const pathsOf = (screens: typeof listed) => screens.filter(isOfViewer).map(({ path }) => path);
  const deskPaths = [...onDesk[viewer], ...pathsOf(sample)];
  const forDesk = new Map(deskPaths.map((path, index) => [path, alternate(languages, index)]));
  // Texts have other lengths in each language: neighbours of the table take turns.
  const phonePaths = new Set([...pathsOf(listed), ...onPhone[viewer]]);
  const forPhone = new Map(
    [...phonePaths].map((path, index) => {
      const [first, ...others] = forDesk.get(path) ?? [];
      // A visit for the desk serves the phone, too.
      return [path, first && others.length === 0 ? first : languages[index % 3]];
    }),
  );
  return { forDesk, forPhone };
}

/** Rules of WCAG 2.2 AA, for axe. */
const levels = { type: "tag" as const, values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

for (const viewer of ["visitor", "member", "admin"] as const) {
  const { forDesk, forPhone } = addressesOf(viewer);
  const paths = [...new Set([...forPhone.keys(), ...forDesk.keys()])];
  for (const language of languages) {
    test(`axe finds nothing on phone and desk, and nothing scrolls sideways with any font size, ${viewer}, ${language}`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      if (viewer !== "visitor") await signIn(page, accounts[viewer]);
      const browser = await page.context().newCDPSession(page);
      for (const path of paths) {
        const isForPhone = forPhone.get(path) === language;
        const isForDesk = forDesk.get(path)?.includes(language) ?? false;
        if (!isForPhone && !isForDesk) continue;
        // One visit serves both sizes: loading a page takes as long as checking it.
        await page.setViewportSize(isForPhone ? phone : desk);
        await page.emulateMedia({ colorScheme: "light" });
        await setFontSize(browser, isForPhone ? 32 : 16);
        await page.goto(showcaseAddress(path, language));
        if (isForPhone) {
          expect.soft(await excessWidth(page), `${path}: pixels to scroll sideways at 32 px`).toBe(0);
          await setFontSize(browser, 16);
        }
        await expect(page.locator("h1"), path).toBeVisible();
        if (isForPhone) {
          expect.soft(await findings(page, "html", levels), `${path} on a phone`).toEqual([]);
        }
        if (isForDesk) {
          if (isForPhone) await resizeToDesk(page);
          const found = await findingsInBothModes(page);
          expect.soft(found, `${path} on a desk`).toEqual({ light: [], dark: [] });
        }
      }
    });
  }
}

/** Widens the window, and waits until parts that measure themselves are drawn in the new size. */
async function resizeToDesk(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Sets the font size of the browser's settings, in pixels. */
async function setFontSize(browser: CDPSession, standard: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

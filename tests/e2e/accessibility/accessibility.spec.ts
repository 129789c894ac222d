import type { Access } from "../../../app/navigation/screen.ts";
import { screens as table } from "../../../app/navigation/screens.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";
import { alternate, everyNth } from "../../support/programs/repetitions.ts";

/** Screens and what can be opened on them, by viewer. `unknown` is the 404 page. */
const screens: Record<"visitor" | "member" | "admin", string[]> = {
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

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedProblems: [/status of (400|403|404)/] });

const viewerOf: Record<Access, keyof typeof screens> = {
  everyone: "visitor",
  visitor: "visitor",
  member: "member",
  admin: "admin",
};
/** All other screens. CI checks every sixteenth of them; which ones changes whenever a screen is added. */
const others = everyNth(
  table.filter(({ path, redirectsTo }) => !redirectsTo && !Object.values(screens).flat().includes(path)),
  16,
);

const languages = ["en", "fr", "ar"];
const viewers = ["visitor", "member", "admin"] as const;
for (const language of languages) {
  for (const viewer of viewers) {
    // A screen has the same elements in every language, so each screen is checked in one language only. CI
    // checks half of the listed screens here, and a twelfth of all screens on phones (phone.spec.ts).
    // `npm run test:long` checks every screen in every language.
    const rest = others.filter(({ access }) => viewerOf[access] === viewer).map(({ path }) => path);
    const paths = [...everyNth(screens[viewer], 2), ...rest].filter((_, index) =>
      alternate(languages, index).includes(language),
    );
    // `npm test` runs one language for each viewer.
    const tag = languages.indexOf(language) === viewers.indexOf(viewer) ? [] : "@long";
    test(`axe finds nothing, ${viewer}, ${language}, light and dark`, { tag }, async ({ page }) => {
      test.setTimeout(600_000);
      if (viewer !== "visitor") await signIn(page, accounts[viewer]);
      for (const path of paths) {
        await page.goto(showcaseAddress(path, language));
        await expect(page.locator("h1")).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}

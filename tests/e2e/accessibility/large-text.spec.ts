import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";

const { CHROMIUM_SHELL = "/usr/bin/chromium" } = process.env;

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: CHROMIUM_SHELL,
    args: ["--blink-settings=defaultFontSize=32", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  },
});

const screens = {
  member: [
    "/dashboards/crm",
    "/stores",
    "/apps/wallet/my-balance",
    "/apps/my-cash-back/cash-back-detail",
    "/apps/my-cash-back/withdraw",
    "/apps/notifications",
    "/apps/user/view",
    "/apps/user/view/security",
    "/apps/account-settings/notifications",
    "/apps/referrals",
    "/rewards/checkout",
  ],
  admin: [
    "/dashboards/crm",
    "/apps/details/overview",
    "/apps/details/leads",
    "/apps/admin/withdraw-management",
    "/apps/details/users",
    "/apps/invoice/list",
  ],
};

for (const viewer of ["member", "admin"] as const) {
  test(`a browser font of 32 px on a phone scrolls no ${viewer}'s screen sideways`, async ({ page }) => {
    await signIn(page, accounts[viewer]);
    for (const path of screens[viewer]) {
      await page.goto(showcaseAddress(path, "en"));
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, path).toBe(0);
    }
  });
}

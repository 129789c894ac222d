import { accounts, causeNotification, signIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
// `isolated-demo.ts` gives this file its own demo data: a notification that another test causes would move the
// focused element.
import { test } from "../../support/e2e/isolated-demo.ts";
import { hiddenTabStops } from "../../support/e2e/target-size.ts";
import { alternate, everyNth } from "../../support/programs/repetitions.ts";

// 1280 × 1024 px at 400 % zoom.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: "reduce" } });

const screens = {
  visitor: ["/dashboards/crm", "/login", "/search?q=nike", "/stores", "/stores/nike"],
  member: ["/dashboards/crm", "/apps/wallet/my-balance", "/apps/notifications"],
};

const languages = ["en", "fr", "ar"] as const;
for (const [position, language] of everyNth([...languages.entries()], 2)) {
  test(`no page is wider than the window, and the focus is visible everywhere, ${language}`, async ({
    page,
  }) => {
    for (const viewer of ["visitor", "member"] as const) {
      if (viewer === "member") {
        await causeNotification(page);
        await signIn(page, accounts.member);
      }
      for (const [index, path] of screens[viewer].entries()) {
        // Each screen is checked in English and in one other language. The long run checks every screen in all
        // languages.
        if (language !== "en" && !alternate([0, 1, 2], index).includes(position)) continue;
        await page.goto(`/${language}${path}`);
        await expect(page.locator("h1")).toBeVisible();
        const excessWidth = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excessWidth, path).toBe(0);
        if (language === "en") expect((await hiddenTabStops(page)).hidden, path).toEqual([]);
      }
    }
  });
}

test("a date and time among a record's details isn't wider than the window", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/fr/apps/details/networks/awin");
  await expect(page.locator("dd time").first()).toBeVisible();
  const excessWidth = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excessWidth).toBe(0);
});

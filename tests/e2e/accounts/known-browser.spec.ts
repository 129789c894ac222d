import type { Page } from "@playwright/test";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/live-world.ts";
import { mailedLink } from "../../support/e2e/mailed-link.ts";
import { lockOut } from "../../support/programs/lock-out.ts";
import type { TestUser } from "../../support/programs/provider.ts";

async function logIn(page: Page, { email, password }: TestUser): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "with scripts" : "without scripts",
    { tag: javaScriptEnabled ? [] : "@long" },
    () => {
      // When a page's cookies are deleted, it may just be requesting a token for the live connection.
      test.use({ javaScriptEnabled, expectedProblems: [/status of 4(29|10|01.*\/realtime\/token)/] });

      test("a locked-out member logs in with a mailed link, one button and the password", async ({
        page,
        world,
        tokens,
      }) => {
        const { provider } = world;
        // The owner signs up from another IP address, because failed logins from elsewhere don't lock out an
        // owner at a known address.
        const owner = await provider.signUp({ ip: "192.0.2.1" });
        await lockOut(provider, owner.email);
        await page.goto("/en/login?returnTo=%2Fen%2Fapps%2Fnotifications");
        await logIn(page, owner);
        await expect(page.getByText("Too many wrong passwords were tried")).toBeVisible();
        await page.getByRole("button", { name: "Send me a link" }).click();
        await expect(page.getByText("a link is on its way")).toBeVisible();

        const { url: link, token } = await mailedLink(provider, "known-browser");
        tokens.mailed(token);
        await page.goto(link);
        await page.getByRole("button", { name: "Continue to log in" }).click();
        await expect(page.getByText("This browser can log in now")).toBeVisible();
        await logIn(page, owner);
        await expect(page).not.toHaveURL(/\/login/);

        await page.context().clearCookies();
        await page.goto(link);
        await page.getByRole("button", { name: "Continue to log in" }).click();
        await expect(page.getByText("This link has already been used")).toBeVisible();
        await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
      });
    },
  );

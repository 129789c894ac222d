import { randomBytes } from "node:crypto";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";

const password = "A long-enough horse 47";
const uniqueName = () => `zoe.${randomBytes(6).toString("hex")}`;

test("an international email address is shown in its own script", { tag: "@long" }, async ({ page }) => {
  const email = `${uniqueName()}@bücher.example`;
  await registerAndLogIn(page, { name: "Zoe Martin", email, password });
  const places = { "/en/apps/user/view": "profile", "/en/pages/account-settings": "settings" };
  for (const [path, name] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.locator("main").getByText(email).first(), name).toBeVisible();
    await expect(page.getByText("xn--"), name).toHaveCount(0);
  }
  // The page's live parts must not send another request after their session has ended.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn(page, accounts.admin);
  await page.goto(`/en/apps/details/users?${new URLSearchParams({ q: email })}`);
  await expect(page.locator("main").getByText(email).first()).toBeVisible();
  await page.goto(`/en/apps/admin/mails?${new URLSearchParams({ q: email })}`);
  await expect(page.locator("main").getByText(email).first()).toBeVisible();
});

test("an address that imitates another one with Cyrillic letters stays encoded", async ({ page }) => {
  const name = uniqueName();
  await registerAndLogIn(page, { name: "Zoe Martin", email: `${name}@gmаil.com`, password });
  await page.goto("/en/apps/user/view");
  await expect(page.locator("main").getByText(`${name}@xn--gmil-63d.com`).first()).toBeVisible();
});

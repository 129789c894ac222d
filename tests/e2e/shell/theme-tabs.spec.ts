import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";

const home = "/en/dashboards/crm";

test("a change in one tab applies in the others at once, without a request", async ({ page, context }) => {
  const other = await context.newPage();
  const login = await context.newPage();
  await login.goto("/en/login");
  await signIn(page, accounts.member);
  await page.goto(home);
  await other.goto("/ar/stores");
  // Both marks reveal a reload: the user is signed in by now, so a reload would redirect the login tab and lose
  // the typed text.
  await login.locator("input[name=email]").fill("somebody@cashlane.test");
  for (const tab of [other, login])
    await tab.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const requests: string[] = [];
  other.on("request", (request) => requests.push(request.url()));

  await page.getByRole("button", { name: "Customize the appearance" }).click();
  const panel = page.getByRole("dialog", { name: "Customizer" });
  for (const choice of ["Dark", "Bordered", "Violet", "Top"])
    await panel.getByRole("radio", { name: choice, exact: true }).press("Space");

  for (const tab of [other, login]) {
    const html = tab.locator("html[data-same-document]");
    await expect(html).toHaveAttribute("data-layout", "horizontal");
    await expect(html).toHaveAttribute("data-mode", "dark");
    await expect(html).toHaveAttribute("data-skin", "bordered");
    await expect(html).toHaveAttribute("style", /#7549cf/);
  }
  await expect(other.locator(".menu-row")).toBeVisible();
  // The router requests the manifest of routes for links that are new to it, here those of the menu row.
  expect(requests.filter((url) => !/\/socket\.io\/|\/__manifest\?/.test(url))).toEqual([]);
  await expect(login.locator("input[name=email]")).toHaveValue("somebody@cashlane.test");

  // Now in the other direction: the second tab has the new setting, and changes only what is selected there.
  await (await openMenu(other, "المظهر")).locator("button[name=mode][value=light]").click();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "light");
  await expect(page.locator("html")).toHaveAttribute("data-layout", "horizontal");
  await expect(panel.getByRole("radio", { name: "Light", exact: true })).toBeChecked();
});

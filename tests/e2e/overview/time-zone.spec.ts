import { randomUUID } from "node:crypto";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";

test.use({ timezoneId: "Pacific/Kiritimati" });

test("a list shows the user's time zone, and its date presets use that zone", async ({ page, context }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  await expect(page.getByText("Days in the time zone Pacific/Kiritimati.")).toBeAttached();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "zone")?.value).toBe("Pacific%2FKiritimati");
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(new Date());
  await page.locator("form[role=search] .list-menu:has([name='f.from']) > button").click();
  const shortcut = page.getByRole("link", { name: "Today", exact: true });
  await expect(shortcut).toHaveAttribute("href", new RegExp(`f\\.from=${today}&f\\.to=${today}`));
});

test("a cookie with an unknown time zone is ignored", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "zone", value: "Mars%2FOlympus", url: baseURL! }]);
  await signIn(page, accounts.admin);
  const response = await page.request.get("/en/apps/details/leads");
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("Days in the time zone UTC.");
});

test("UTC chosen in the settings applies on every device until the device's time zone is chosen again", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.test`;
  await registerAndLogIn(page, { name: "Noor Haddad", email, password: "A long-enough horse 47" });
  const zone = () => page.locator("select[name=timeZone]");
  const save = async (label: string) => {
    await page.goto("/en/apps/account-settings/notifications");
    await zone().selectOption({ label });
    await page.locator("main button[type=submit]").last().click();
    await expect(page.locator(".toast").first()).toBeVisible();
    await page.goto("/en/apps/wallet/my-balance");
  };
  await page.goto("/en/apps/account-settings/notifications");
  await expect(zone()).toHaveValue("");
  await save("UTC");
  await expect(page.getByText("Days in the time zone UTC.")).toBeAttached();
  await save("Same as this device");
  await expect(page.getByText("Days in the time zone Pacific/Kiritimati.")).toBeAttached();
});

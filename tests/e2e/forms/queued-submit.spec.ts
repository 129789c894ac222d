import type { Request } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { holdResponses } from "../../support/e2e/slow-responses.ts";

const home = "/en/dashboards/crm";
const isForm = (request: Request) => request.method() === "POST";
/** The request for fresh data that follows the answer to a form. */
const isReload = (request: Request) => !isForm(request) && new URL(request.url()).pathname.endsWith(".data");

/** Each test makes one change and then two more before the first has been answered. */
test.describe("changes made while an earlier one is being sent", () => {
  test("shortcut changes show at once, are sent in order, and are never aborted", async ({ page }) => {
    const end = await holdResponses(page);
    await page.goto(home);
    await page.getByRole("banner").getByRole("button", { name: "Shortcuts", exact: true }).click();
    const popup = page.getByRole("dialog", { name: "Shortcuts", exact: true });
    const moved = popup.getByRole("link", { name: /Invoice App/ });
    const reload = page.waitForRequest(isReload);
    await moved.press("Alt+ArrowRight");
    await reload;
    await moved.press("Alt+ArrowDown");
    await moved.press("Alt+ArrowLeft");
    await expect(popup.getByRole("status")).toHaveText("Invoice App is now number 3 of 4");
    await expect(moved).toBeFocused();
    await popup.getByRole("button", { name: "Edit shortcuts" }).click();
    await popup.getByRole("button", { name: "Remove Users" }).press("Enter");
    await expect(popup.getByRole("button", { name: "Remove Role Management" })).toBeFocused();
    // After closing and opening, unsent changes are still shown.
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("button", { name: "Shortcuts", exact: true }).click();
    const list = ["Role Management", "Invoice App", "Dashboard"];
    const titles = popup.locator("a[data-path] bdi:first-of-type");
    await expect(titles).toHaveText(list);

    const formRequest = page.waitForRequest(isForm);
    await end();
    const form = new URLSearchParams((await formRequest).postData() ?? "");
    expect(form.getAll("path")).toEqual(["/apps/roles", "/apps/invoice/list", "/dashboards/crm"]);
    await (await formRequest).response();
    await expect(titles).toHaveText(list);
    await page.reload();
    await page.getByRole("banner").getByRole("button", { name: "Shortcuts", exact: true }).click();
    await expect(titles).toHaveText(list);
  });

  test("a queued theme change works the same in the customizer and the menu", async ({ page }) => {
    await signIn(page, accounts.member);
    const end = await holdResponses(page);
    await page.goto(home);
    const html = page.locator("html");
    await page.getByRole("button", { name: "Customize the appearance" }).click();
    const panel = page.getByRole("dialog", { name: "Customizer" });
    const reload = page.waitForRequest(isReload);
    await panel.getByRole("radio", { name: "Violet" }).press("Space");
    await reload;
    await panel.getByRole("radio", { name: "Bordered" }).press("Space");
    // By keyboard, because the customizer covers it.
    const button = page.locator("header summary[aria-label^='Appearance']");
    await button.focus();
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await button.press("Enter");
    await page.getByRole("menuitem", { name: "Dark" }).press("Enter");
    const readShown = async () => {
      await expect(html).toHaveAttribute("data-mode", "dark");
      await expect(html).toHaveAttribute("data-skin", "bordered");
      await expect(html).toHaveAttribute("style", /--seed:\s*#7549cf/);
    };
    await readShown();
    const formRequest = page.waitForRequest(isForm);
    await end();
    await (await formRequest).response();
    await readShown();
    await page.reload();
    await readShown();
  });

  test("hiding amounts several times ends in the last chosen state", async ({ page }) => {
    await signIn(page, accounts.member);
    const end = await holdResponses(page);
    await page.goto("/en/stores");
    const bar = page.getByRole("banner");
    const eye = bar.getByRole("button", { name: "Hide amounts" });
    const reload = page.waitForRequest(isReload);
    await eye.press("Space");
    await reload;
    await eye.press("Space");
    await expect(eye).toHaveAttribute("aria-pressed", "false");
    await eye.press("Space");
    await eye.press("Space");
    const formRequest = page.waitForRequest(isForm);
    await end();
    await (await formRequest).response();
    await expect(eye).toHaveAttribute("aria-pressed", "false");
    await expect(bar.getByRole("link", { name: /^Balance/ })).toContainText("$");
  });
});

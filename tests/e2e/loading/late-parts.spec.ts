import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { untilInteractive } from "../../support/e2e/until-interactive.ts";
import { everyNth } from "../../support/programs/repetitions.ts";

// Every test here blocks a file.
test.use({ expectedProblems: [/Failed to load resource/] });

const settings = "/en/pages/account-settings";
const problem = "This part couldn’t be loaded.";

/** Fails the next request for a file that matches, and allows later ones. */
async function failOnce(page: Page, files: RegExp) {
  await page.route(files, (route) => route.abort(), { times: 1 });
}

async function typeName(page: Page) {
  await signIn(page, accounts.member);
  await page.goto(settings);
  const name = page.locator("main input[name=name]");
  await name.fill("Mara typed this");
  return name;
}

const parts = [
  {
    part: "the bell's panel",
    files: /\/assets\/bell-panel-.*\.js/,
    opener: "header a[href$='/apps/notifications'][aria-haspopup]",
    shown: (page: Page) => page.getByRole("dialog", { name: "Notifications" }),
  },
  {
    part: "the shortcuts",
    files: /\/assets\/shortcuts-.*\.js/,
    opener: "header a[aria-label=Shortcuts]",
    shown: (page: Page) => page.getByRole("dialog", { name: "Shortcuts" }),
  },
  {
    part: "the search",
    files: /\/assets\/search-dialog-.*\.js/,
    opener: "header a[href$='/search']",
    shown: (page: Page) => page.getByRole("dialog").getByRole("combobox"),
  },
  {
    part: "the customizer",
    files: /\/assets\/customizer-.*\.js/,
    opener: "button[aria-label='Customize the appearance']",
    shown: (page: Page) => page.getByRole("dialog", { name: "Customizer" }),
  },
];

for (const { part, files, opener, shown } of everyNth(parts, 2))
  test(`${part} that cannot be loaded shows an error, Retry loads it, and the input stays`, async ({
    page,
  }) => {
    await failOnce(page, files);
    const name = await typeName(page);
    await page.locator(opener).dispatchEvent("click");
    const error = page.getByRole("alert").filter({ hasText: problem });
    await expect(error).toBeVisible();
    await expect(name).toHaveValue("Mara typed this");
    await error.getByRole("button", { name: "Retry" }).click();
    await expect(shown(page)).toBeVisible();
    await expect(error).toHaveCount(0);
    await expect(page).toHaveURL(settings);
    await expect(name).toHaveValue("Mara typed this");
  });

test("a list's calendar that can't be loaded shows an error, and Retry loads it", async ({ page }) => {
  await page.route(/\/assets\/range-calendar-.*\.js/, (route) => route.abort());
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  await page.locator("form[role=search] .list-menu:has([name='f.from']) > button").click();
  await page.getByRole("button", { name: "Calendar" }).click();
  const error = page.getByRole("alert").filter({ hasText: problem });
  await expect(error).toBeVisible();
  await page.unrouteAll();
  await error.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("[data-today] button")).toBeFocused();
});

test("a dialog whose code can't be loaded keeps the page, and Retry opens it", async ({ page }) => {
  await page.route(/\/assets\/radix-.*\.js/, (route) => route.abort());
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  await page.locator("main table a[href*='view=']").first().click();
  const error = page.getByRole("alert").filter({ hasText: problem });
  await expect(error).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await error.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("after a deployment", () => {
  /**
   * Simulates a deployment: neither the part's file nor the old version's list of files, requested with HEAD,
   * exists any longer.
   */
  async function deploy(page: Page) {
    await page.route(/\/assets\/(customizer|manifest)-.*\.js/, (route) =>
      route.request().url().includes("manifest") && route.request().method() === "GET"
        ? route.continue()
        : route.fulfill({ status: 404, body: "" }),
    );
  }
  const openCustomizer = (page: Page) =>
    page.getByRole("button", { name: "Customize the appearance" }).dispatchEvent("click");

  test("reloads the page once", async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    await deploy(page);
    const reloaded = page.waitForEvent("load");
    await openCustomizer(page);
    await reloaded;
    await untilInteractive(page);
    await openCustomizer(page);
    // After a reload the files are still missing: reloading again would loop.
    await expect(page.getByRole("alert").getByRole("button", { name: "Reload" })).toBeVisible();
  });

  test("keeps a page with unsaved input, and the failed part offers a reload", async ({ page }) => {
    const name = await typeName(page);
    await deploy(page);
    await openCustomizer(page);
    await expect(page.getByRole("alert").getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(name).toHaveValue("Mara typed this");
  });
});

import type { Locator, Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { settings, signUp } from "../../support/e2e/notification-settings.ts";
import { holdScripts, untilInteractive } from "../../support/e2e/until-interactive.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";
import { everyNth } from "../../support/programs/repetitions.ts";

/** Forms of every kind, by the user who fills them out. */
const forms: Record<"visitor" | "newcomer" | "member" | "admin", string[]> = {
  visitor: ["/login", "/register", "/search?query=store", "/stores"],
  newcomer: ["/apps/account-settings/notifications"],
  member: [
    "/apps/my-cash-back/withdraw",
    "/apps/my-cash-back/withdraw?step=method&add=bank_transfer",
    "/apps/my-cash-back/claim",
    "/apps/my-cash-back/cash-back-detail",
    "/apps/notifications",
  ],
  admin: [
    "/apps/details/cash-offers?step=new",
    "/apps/details/networks?add=network",
    "/apps/details/networks/awin/mapping",
    "/apps/details/leads",
    "/apps/admin/withdraw-management",
  ],
};

async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const releaseScripts = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  return releaseScripts;
}

async function fillIn(field: Locator): Promise<void> {
  const kind = await field.evaluate((element) => ("type" in element ? String(element.type) : ""));
  switch (kind) {
    case "checkbox":
    case "radio":
      return field.dispatchEvent("click");
    case "date":
      return field.fill("2026-02-03");
    case "number":
      return field.fill("12");
    case "select-one": {
      await field.selectOption({ index: (await field.locator("option").count()) - 1 });
      return;
    }
    default:
      return field.fill("typed early");
  }
}

interface Content {
  name: string;
  value: string;
  checked: boolean;
  /** Whether the field is a row's checkbox. The row may leave the list in the meantime. */
  isChoice: boolean;
}

function readContents(page: Page): Promise<Content[]> {
  return page
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea")].map(
        ({ name, value, checked, dataset }) => ({ name, value, checked, isChoice: "choice" in dataset }),
      ),
    );
}

/** Returns the fields of the first page, without the checkboxes of rows that the second page lacks. */
function sharedContent(of: Content[], other: Content[]): Content[] {
  const rows = new Set(other.filter(({ isChoice }) => isChoice).map(({ value }) => value));
  return of.filter(({ isChoice, value }) => !isChoice || rows.has(value));
}

for (const viewer of ["visitor", "newcomer", "member", "admin"] as const) {
  // CI tests a sample of the forms, because the same scripts preserve the input of all forms.
  for (const path of everyNth(forms[viewer], 4)) {
    test(`input entered before the scripts load is kept, ${viewer}, ${path}`, async ({ page }) => {
      if (viewer === "newcomer") await signUp(page);
      else if (viewer !== "visitor") await signIn(page, accounts[viewer]);
      const releaseScripts = await openWithoutScripts(page, `/en${path}`);
      const fields = page.locator("main").locator("input:not([type=hidden], [type=file]), select, textarea");
      for (const field of await fields.all()) {
        if ((await field.isVisible()) && (await field.isEnabled())) await fillIn(field);
      }
      const before = await readContents(page);
      expect(before.length).toBeGreaterThan(0);
      await releaseScripts();
      const after = await readContents(page);
      expect(sharedContent(after, before)).toEqual(sharedContent(before, after));
    });
  }
}

test("a menu opened before the scripts load stays open and handles keys afterwards", async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, "/en/dashboards/crm");
  const summary = page.locator("header summary[aria-label=Language]");
  const panel = page.locator("header details:has(a[lang=ar])");
  await summary.click();
  await expect(panel).toHaveAttribute("open");
  await releaseScripts();
  await expect(panel).toHaveAttribute("open");
  await page.keyboard.press("ArrowDown");
  await expect(panel.locator("a[lang=en]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).not.toHaveAttribute("open");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  for (const language of ["en", "ar"])
    test(`the menus of the top bar are inside the window without scripts, ${language}`, async ({ page }) => {
      await signIn(page, accounts.member);
      await page.goto(`/${language}/dashboards/crm`);
      const menus = page.locator("header details");
      let opened = 0;
      for (const menu of await menus.all()) {
        const button = menu.locator("> summary");
        if (!(await button.isVisible())) continue;
        await button.click();
        const panel = (await menu.locator("> :not(summary)").boundingBox())!;
        expect(panel.x).toBeGreaterThanOrEqual(0);
        expect(panel.x + panel.width).toBeLessThanOrEqual(390);
        await button.click();
        opened += 1;
      }
      expect(opened).toBeGreaterThanOrEqual(2);
    });
});

test("the search key pressed before the scripts load opens the search once they do", async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, "/en/stores");
  await page.keyboard.press("Control+K");
  await releaseScripts();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  // Once the search reacts, it handles all further keys.
  await page.keyboard.press("Control+K");
  await expect(dialog).toHaveCount(0);
});

test("rows selected before the scripts load are counted, also when all are selected", async ({ page }) => {
  await signIn(page, accounts.admin);
  for (const [early, count] of [
    ["input[data-choice] >> nth=1", 1],
    ["input[name=select-all]", 20],
  ] as const) {
    const releaseScripts = await openWithoutScripts(page, "/en/apps/details/leads");
    await page.locator(early).check();
    await releaseScripts();
    await expect(page.getByText(`${count} selected`)).toBeVisible();
    await expect(page.locator("input[data-choice]:checked")).toHaveCount(count);
  }
});

test("a check box changed before the scripts load is saved once they do", async ({ page }) => {
  await signUp(page);
  const releaseScripts = await openWithoutScripts(page, settings);
  const email = page.getByRole("checkbox", { name: "Cash back earned: Email" });
  await email.uncheck();
  await releaseScripts();
  await expect(page.locator(".toast", { hasText: "Cash back earned: Email is off." })).toBeVisible();
  await page.reload();
  await expect(email).not.toBeChecked();
});

test("server-rendered content of a lazily loaded part stays and is hydrated with its code", async ({
  page,
}) => {
  const range = "**/assets/chart-range-*.js";
  const isHeld = page.waitForRequest(range);
  const releaseRange = await holdScripts(page, range);
  await page.goto(showcaseAddress("/charts/apex-charts", "en"), { waitUntil: "commit" });
  await isHeld;
  const order: string[] = [];
  const untilWholePage = untilInteractive(page).then(() => order.push("whole"));
  await untilInteractive(page, "frame");
  order.push("frame");
  // The server-rendered chart of the same card is already visible.
  await expect(page.locator("figure svg").first()).toBeVisible();
  const calendar = page.getByRole("button", { name: "Calendar" });
  await expect(calendar).toBeVisible();
  await Promise.all([releaseRange(), untilWholePage]);
  expect(order).toEqual(["frame", "whole"]);
  await calendar.click();
  await expect(page.getByRole("dialog", { name: "Calendar" })).toBeVisible();
});

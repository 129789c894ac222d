import type { CDPSession, Page } from "@playwright/test";
import { texts as arabicAuth } from "../../../app/locales/ar/auth.ts";
import { texts as arabicShell } from "../../../app/locales/ar/shell.ts";
import { texts as arabicStores } from "../../../app/locales/ar/stores.ts";
import { texts as arabicWithdrawals } from "../../../app/locales/ar/withdrawals.ts";
import { texts as englishAuth } from "../../../app/locales/en/auth.ts";
import { texts as englishShell } from "../../../app/locales/en/shell.ts";
import { texts as englishStores } from "../../../app/locales/en/stores.ts";
import { texts as englishWithdrawals } from "../../../app/locales/en/withdrawals.ts";
import { texts as frenchAuth } from "../../../app/locales/fr/auth.ts";
import { texts as frenchShell } from "../../../app/locales/fr/shell.ts";
import { texts as frenchStores } from "../../../app/locales/fr/stores.ts";
import { texts as frenchWithdrawals } from "../../../app/locales/fr/withdrawals.ts";
import { accounts } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const translations = {
  en: { auth: englishAuth, shell: englishShell, stores: englishStores, withdrawals: englishWithdrawals },
  fr: { auth: frenchAuth, shell: frenchShell, stores: frenchStores, withdrawals: frenchWithdrawals },
  ar: { auth: arabicAuth, shell: arabicShell, stores: arabicStores, withdrawals: arabicWithdrawals },
};

interface Control {
  role: string;
  name: string;
}

/** Returns the role and name of the focused element in the browser's accessibility tree, which screen readers use. */
async function focusedControl(devtools: CDPSession): Promise<Control> {
  const { result } = await devtools.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await devtools.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return { role: String(node?.role?.value), name: String(node?.name?.value) };
}

/**
 * Presses Tab until the control with this role and name has the focus. If no such control is reached, fails and
 * lists the controls that had the focus.
 */
async function tabTo(page: Page, devtools: CDPSession, role: string, name: string | RegExp): Promise<void> {
  const passed: Control[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const control = await focusedControl(devtools);
    const isNamed = typeof name === "string" ? control.name === name : name.test(control.name);
    if (control.role === role && isNamed) return;
    passed.push(control);
  }
  expect(passed).toContainEqual({ role, name });
}

for (const language of alternate(["en", "fr", "ar"] as const, 2)) {
  test(`a member logs in, opens a store and prepares a withdrawal by keyboard and names alone, ${language}`, async ({
    page,
    context,
  }) => {
    const t = translations[language];
    const devtools = await context.newCDPSession(page);
    const skipToContent = async () => {
      await tabTo(page, devtools, "link", t.shell.skip);
      await page.keyboard.press("Enter");
    };

    await page.goto(`/${language}/login`);
    await tabTo(page, devtools, "textbox", t.auth.email);
    await page.keyboard.type(accounts.member.email);
    await tabTo(page, devtools, "textbox", t.auth.password);
    await page.keyboard.type(accounts.member.password);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/login/);

    await page.goto(`/${language}/stores?q=nike`);
    await skipToContent();
    await tabTo(page, devtools, "link", "Nike");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Nike" })).toBeVisible();
    await skipToContent();
    const opened = context.waitForEvent("page");
    await tabTo(page, devtools, "button", t.stores.shopNow);
    await page.keyboard.press("Enter");
    await (await opened).close();

    await page.goto(`/${language}/apps/my-cash-back/withdraw`);
    await skipToContent();
    await tabTo(page, devtools, "textbox", t.withdrawals.amountLabel.replace("{{currency}}", "USD"));
    await page.keyboard.type("12");
    await tabTo(page, devtools, "button", t.withdrawals.review);
    await page.keyboard.press("Enter");
    await expect(page.locator("input[name=password]")).toBeVisible();
    await tabTo(page, devtools, "textbox", t.withdrawals.password);
  });
}

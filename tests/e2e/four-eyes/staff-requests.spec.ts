import type { Page } from "@playwright/test";
import { getIssuer } from "../../../contract/invoices/invoice-issuer.ts";
import { changeIssuer } from "../../../contract/invoices/invoices.ts";
import { adminGetUser } from "../../../contract/accounts/admin-users.ts";
import { texts as invoiceTexts } from "../../../app/locales/en/invoices.ts";
import { texts as roleTexts } from "../../../app/locales/en/roles.ts";
import { texts as settingTexts } from "../../../app/locales/en/settings.ts";
import { texts as userTexts } from "../../../app/locales/en/users.ts";
import { signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/phone-world.ts";

const issuer = { name: "Operations", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };

/** Opens a page in a separate browser context, signed in as this person. */
async function openAs(page: Page, person: { email: string; password: string }, path: string): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other, person);
  await other.goto(path);
  return other;
}

test.beforeEach(async ({ page }) => {
  await page.goto("/en/login");
});

test(
  "suspending a colleague waits for another admin; the requester can't approve it",
  { tag: "@long" },
  async ({ page, world: { provider } }) => {
    const ada = await provider.signUp({ role: "admin", name: "Ada Admin" });
    const otto = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    const fay = await provider.signUp({ role: "finance", name: "Fay Finance" });
    const path = `/en/apps/details/users?view=${fay.userId}`;
    const requesterPage = await openAs(page, ada, path);
    await requesterPage.getByRole("link", { name: userTexts.step_suspend, exact: true }).click();
    await requesterPage.locator("textarea[name=memberMessage]").fill("Please call us");
    await requesterPage.locator("textarea[name=reason]").fill("Left the keys");
    await requesterPage.getByRole("dialog").locator("button[name=step]").click();
    await expect(requesterPage.getByText("Ada Admin asks to suspend Fay Finance").first()).toBeVisible();
    await expect(requesterPage.getByRole("button", { name: roleTexts.approve, exact: true })).toHaveCount(0);
    await expect(requesterPage.getByRole("button", { name: roleTexts.takeBack }).first()).toBeVisible();

    const theirs = await openAs(page, otto, "/en/apps/user/list");
    const request = theirs.locator("form", { hasText: "Ada Admin asks to suspend Fay Finance" });
    await expectAccessible(theirs);
    await request.getByRole("button", { name: roleTexts.approve, exact: true }).click();
    await expect(theirs.getByText(roleTexts.approved, { exact: true })).toBeVisible();
    await expect(request).toHaveCount(0);
    const { data } = await provider.call(adminGetUser, { as: otto, params: { id: fay.userId } });
    expect(data.status).toBe("suspended");
  },
);

test(
  "taking a colleague's role away waits until another admin approves it",
  { tag: "@long" },
  async ({ page, world: { provider } }) => {
    const ada = await provider.signUp({ role: "admin", name: "Ada Admin" });
    const otto = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    const finn = await provider.signUp({ role: "finance", name: "Finn Finance" });
    const requesterPage = await openAs(page, ada, `/en/apps/details/users?view=${finn.userId}`);
    await requesterPage.getByRole("link", { name: userTexts.step_change_role }).click();
    await requesterPage.getByRole("dialog").locator("select[name=role]").selectOption("member");
    await requesterPage.getByRole("dialog").locator("button[name=step]").click();
    const text = /Ada Admin asks .*Finn Finance/;
    await expect(requesterPage.getByText(text).first()).toBeVisible();

    const theirs = await openAs(page, otto, "/en/apps/roles");
    const request = theirs.locator("form", { hasText: text });
    await request.getByRole("button", { name: roleTexts.approve, exact: true }).click();
    await expect(theirs.getByText(roleTexts.approved, { exact: true })).toBeVisible();
    const { data } = await provider.call(adminGetUser, { as: otto, params: { id: finn.userId } });
    expect(data.role).toBe("member");
  },
);

test("a change of the operator's bank account takes effect once another admin approves it", async ({
  page,
  world: { provider },
}) => {
  const ada = await provider.signUp({ role: "admin", name: "Ada Admin" });
  const otto = await provider.signUp({ role: "admin", name: "Otto Auditor" });
  await provider.call(changeIssuer, { as: ada, body: issuer });
  const requesterPage = await openAs(page, ada, "/en/apps/invoice/billing");
  await requesterPage.locator("input[name=iban]").fill("IE29 AIBK 9311 5212 3456 78");
  await requesterPage.locator("input[name=bic]").fill("AIBKIE2D");
  await requesterPage.getByRole("button", { name: invoiceTexts.save, exact: true }).click();
  await expect(requesterPage.getByText(invoiceTexts.issuerRequested)).toBeVisible();
  await requesterPage.goto("/en/apps/invoice/billing");
  await expect(requesterPage.getByRole("button", { name: settingTexts.approve, exact: true })).toHaveCount(0);
  const before = await provider.call(getIssuer, { as: otto });
  expect(before.data.value.iban).toBe("");

  const theirs = await openAs(page, otto, "/en/apps/invoice/billing");
  await expect(theirs.getByText("IE29 AIBK 9311 5212 3456 78").first()).toBeVisible();
  await theirs.getByRole("button", { name: settingTexts.approve, exact: true }).click();
  await expect(theirs.getByRole("button", { name: settingTexts.approve, exact: true })).toHaveCount(0);
  const after = await provider.call(getIssuer, { as: otto });
  expect(after.data.value.iban).toBe("IE29AIBK93115212345678");
});

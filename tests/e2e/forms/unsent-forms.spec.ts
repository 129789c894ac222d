import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { accounts, logIn, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { untilInteractive } from "../../support/e2e/until-interactive.ts";
import { pngProof } from "../../support/money/claims.ts";

// The tests cut connections, and the browser logs failures.
test.use({ expectedProblems: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

const contact = "/en/contact";
const text = "The purchase of last week isn't in my list.";

async function writeTicket(page: Page, subject: string) {
  await openIdle(page, contact);
  await fillTicket(page, subject);
}

/** Opens a page and waits for the code that stores unsent forms, which the page fetches when idle. */
async function openIdle(page: Page, path: string) {
  const texts = page.waitForResponse(/\/assets\/unsent-(?!forms)[^/]*\.js/);
  await page.goto(path);
  await (await texts).finished();
}

async function fillTicket(page: Page, subject: string) {
  await page.locator("select[name=topic]").selectOption({ index: 1 });
  await page.locator("input[name=subject]").fill(subject);
  await page.locator("textarea[name=message]").fill(text);
}
const send = (page: Page) => page.locator("main form[method=post] button[type=submit]").last().click();
const message = (page: Page) => page.locator("textarea[name=message]");

async function countTickets(page: Page, subject: string): Promise<number> {
  await page.goto("/en/apps/help/tickets");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page.locator("main").getByText(subject).count();
}

test("a form without a connection keeps its input, shows a message, and is sent once", async ({ page }) => {
  const subject = `Offline ${randomUUID().slice(0, 8)}`;
  await signIn(page, accounts.member);
  await writeTicket(page, subject);
  await page.context().setOffline(true);
  await send(page);
  const notice = page.getByRole("alert").filter({ hasText: "no connection" });
  await expect(notice).toBeVisible();
  await expect(message(page)).toHaveValue(text);
  await expect(page).toHaveURL(contact);
  await send(page);
  await expect(notice).toBeVisible();

  await page.context().setOffline(false);
  await send(page);
  await expect(page).not.toHaveURL(contact);
  expect(await countTickets(page, subject)).toBe(1);
});

test(
  "a form keeps its input when the connection is lost before the first focus",
  { tag: "@long" },
  async ({ page }) => {
    const subject = `Early ${randomUUID().slice(0, 8)}`;
    await signIn(page, accounts.member);
    await openIdle(page, contact);
    await page.context().setOffline(true);
    await fillTicket(page, subject);
    await send(page);
    await expect(page.getByRole("alert").filter({ hasText: "no connection" })).toBeVisible();
    await expect(message(page)).toHaveValue(text);
  },
);

test("a form whose answer is lost is sent again with its key and applied once", async ({ page }) => {
  const subject = `Lost ${randomUUID().slice(0, 8)}`;
  await signIn(page, accounts.member);
  await writeTicket(page, subject);
  await page.route(
    `**${contact}.data*`,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await expect(page.getByRole("alert").filter({ hasText: "no connection" })).toBeVisible();
  await expect(message(page)).toHaveValue(text);
  // Reloaded data, as after a notification, contains a new key.
  await page.locator("main input[name=key]").evaluate((key: HTMLInputElement) => {
    key.value = crypto.randomUUID();
  });
  await send(page);
  await expect(page).not.toHaveURL(contact);
  expect(await countTickets(page, subject)).toBe(1);
});

test("input typed when the session ended is restored after login and marked as not sent", async ({
  page,
}) => {
  const settings = "/en/pages/account-settings";
  await signIn(page, accounts.member);
  await page.goto(settings);
  const name = page.locator("main input[name=name]");
  await name.fill("Mara Typed");
  await page.context().clearCookies({ name: "cashlane" });
  await name.press("Enter");
  await expect(page).toHaveURL(/\/en\/login/);
  const storedForms = await page.evaluate(() => sessionStorage.getItem("unsent"));
  expect(storedForms).toContain("Mara Typed");
  await untilInteractive(page);

  await page.locator("input[name=email]").fill(accounts.member.email);
  await page.locator("input[name=password]").fill(accounts.member.password);
  await page.locator("input[name=password]").press("Enter");
  await expect(page).toHaveURL(new RegExp(settings));
  await expect(name).toHaveValue("Mara Typed");
  await expect(page.getByRole("alert").filter({ hasText: "you were logged out" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("unsent"))).toBeNull();
});

test("a claim keeps its input offline, and all but its file after the session ended", async ({ page }) => {
  const claims = "/en/apps/my-cash-back/claim";
  const typed = { orderNumber: `Kept ${randomUUID().slice(0, 8)}`, orderAmount: "49.90" };
  const field = (name: string) => page.locator(`main [name=${name}]`);
  async function expectTyped() {
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
    await expect(field("clickId")).toHaveValue(visit!);
  }
  await signIn(page, accounts.member);
  await openIdle(page, claims);
  const ready = field("clickId").locator("option:not([value='']):not([disabled])").first();
  const visit = await ready.getAttribute("value");
  await field("clickId").selectOption(visit);
  await field("orderedOn").fill(new Date().toISOString().slice(0, 10));
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await field("proof").setInputFiles({ name: "order.png", mimeType: "image/png", buffer: pngProof });

  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole("alert").filter({ hasText: "no connection" })).toBeVisible();
  await expectTyped();
  await expect(page.getByText("order.png")).toBeVisible();

  await page.context().setOffline(false);
  await page.context().clearCookies({ name: "cashlane" });
  await send(page);
  await expect(page).toHaveURL(/\/en\/login/);
  await page.locator("input[name=email]").fill(accounts.member.email);
  await page.locator("input[name=password]").fill(accounts.member.password);
  await page.locator("input[name=password]").press("Enter");
  await expect(page).toHaveURL(new RegExp(claims));
  await expect(page.getByRole("alert").filter({ hasText: "you were logged out" })).toBeVisible();
  await expectTyped();
  await expect(page.getByRole("row").filter({ hasText: typed.orderNumber })).toHaveCount(0);
});

test("another person who logs in sees none of the kept input", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/pages/account-settings");
  const name = page.locator("main input[name=name]");
  await name.fill("Mara Typed");
  await page.context().clearCookies({ name: "cashlane" });
  await name.press("Enter");
  await expect(page).toHaveURL(/\/en\/login/);
  await logIn(page, accounts.support);
  await page.goto("/en/pages/account-settings");
  await expect(page.locator("main input[name=name]")).not.toHaveValue("Mara Typed");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("unsent"))).toBeNull();
});

test("passwords aren't stored", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.member);
  await openIdle(page, "/.well-known/change-password");
  const passwords = page.locator("main input[type=password]:visible");
  for (const [index, password] of [accounts.member.password, "Another-horse-12"].entries())
    await passwords.nth(index).fill(password);
  await page.context().clearCookies({ name: "cashlane" });
  await passwords.first().press("Enter");
  await expect(page).toHaveURL(/\/en\/login/);
  const storage = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(storage).not.toContain("horse");
  expect(storage).not.toContain(accounts.member.password);
});

test(
  "a chosen file stays chosen if its upload fails, even on a screen that reloads after every form",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, accounts.admin);
    await openIdle(page, "/en/apps/details/leads/import");
    await page.locator("select[name=network]").selectOption({ index: 1 });
    const buffer = Buffer.from("no;report\n");
    await page.locator("input[type=file]").setInputFiles({ name: "march.csv", mimeType: "text/csv", buffer });
    await page.route("**/import.data*", (route) => route.abort());
    await page.locator("button[value=upload]").click();
    await expect(page.getByRole("alert").filter({ hasText: "no connection" })).toBeVisible();
    await expect(page.getByText("march.csv")).toBeVisible();
    await expect(page.locator("select[name=network]")).not.toHaveValue("");
  },
);

import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";
import { holdScripts, untilInteractive } from "../../support/e2e/until-interactive.ts";

const home = "/en/dashboards/crm";

test("a card's period is kept in the address, and a card refreshes on its own", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto(home);
  await openMenu(page, "Cash back, last 12 months");
  await page.getByRole("menuitem", { name: "Last 28 days" }).click();
  await expect(page).toHaveURL(/\?period=28d$/);
  await expect(page.getByRole("heading", { name: "Cash back, last 28 days" })).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await openMenu(page, "Cash back, last 28 days");
  await page.getByRole("menuitem", { name: "Refresh" }).click();
  await expect(page.getByText("Cash back, last 28 days is up to date.")).toBeAttached();
  expect(requests.filter((path) => path.startsWith(home))).toEqual([`${home}/earned`]);
  await expect(page.getByLabel("Cash back, last 28 days: options")).toBeFocused();
});

test(
  "cards whose code loads after the menus' are hydrated as the server rendered them",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, accounts.admin);
    const cards = "**/assets/admin-home-*.js";
    const isHeld = page.waitForRequest(cards);
    const releaseCards = await holdScripts(page, cards);
    await page.goto(home, { waitUntil: "commit" });
    await isHeld;
    await untilInteractive(page, "frame");
    await openMenu(page, "Language");
    const menu = page.locator("#card-queue summary");
    await expect(menu).not.toHaveAttribute("aria-haspopup");
    await releaseCards();
    // React would report a mismatch with the server's HTML and render it again.
    await expect(menu).toHaveAttribute("aria-haspopup", "menu");
  },
);

test.describe("when refreshing a card fails", () => {
  test.use({ expectedProblems: [/status of 503/] });

  test("the card keeps its content", { tag: "@long" }, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(home);
    await page.route(`**${home}/latest`, (route) => route.fulfill({ status: 503, body: "" }));
    await openMenu(page, "Recent transactions");
    await page.getByRole("menuitem", { name: "Refresh" }).click();
    await expect(page.getByText("This couldn’t be refreshed.")).toBeVisible();
    await expect(page.locator("#card-latest li").first()).toBeVisible();
  });
});

test(
  "a link to a card is shared with the system's dialog, else copied",
  { tag: "@long" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn(page, accounts.member);
    await page.goto(`${home}?period=month`);
    const link = new URL(`${home}?period=month#card-earned`, page.url()).href;
    // Headless browsers have no share sheet.
    await page.evaluate(() => Object.assign(navigator, { share: undefined, canShare: () => false }));
    const share = async () => {
      await openMenu(page, "Cash back, last month");
      await page.getByRole("menuitem", { name: "Share" }).click();
    };
    await share();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() => {
      const share = (shared: ShareData) => Promise.resolve(Object.assign(window, { shared }));
      Object.assign(navigator, { share, canShare: () => true });
    });
    await share();
    await expect.poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url)).toBe(link);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("period, refresh and the link to the card are links", async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(home);
    await page.getByLabel("Cash back, last 12 months: options").click();
    await page.getByRole("link", { name: "Last month" }).click();
    await expect(page).toHaveURL(/\?period=month#card-earned$/);
    await page.getByLabel("Cash back, last month: options").click();
    await page.getByRole("link", { name: "Refresh" }).click();
    await expect(page).toHaveURL(/\?period=month$/);
    await expect(page.getByRole("heading", { name: "Cash back, last month" })).toBeVisible();
  });
});

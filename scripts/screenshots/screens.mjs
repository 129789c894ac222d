/**
 * @typedef {"member" | "admin"} Role
 * @typedef {object} Screen a screen to take a screenshot of
 * @property {string} name of the screenshot
 * @property {Role} [as] the signed-in user; a visitor by default
 * @property {string} path without the language
 * @property {(page: import("@playwright/test").Page) => Promise<void>} [prepare] runs before the screenshot is
 *   taken
 */

/** @type {Screen[]} */
export const screens = [
  { name: "home", path: "/dashboards/crm" },
  { name: "stores", path: "/stores" },
  { name: "store", path: "/stores/nike" },
  { name: "login", path: "/login" },
  { name: "shop-now", as: "member", path: "/stores/nike" },
  { name: "my-balance", as: "member", path: "/apps/wallet/my-balance" },
  { name: "cash-back-detail", as: "member", path: "/apps/my-cash-back/cash-back-detail" },
  { name: "withdraw", as: "member", path: "/apps/my-cash-back/withdraw", prepare: toReview },
  { name: "withdraw-history", as: "member", path: "/apps/my-cash-back/withdraw-history" },
  { name: "notifications", as: "member", path: "/apps/notifications" },
  { name: "withdraw-management", as: "admin", path: "/apps/admin/withdraw-management" },
  { name: "cash-offers", as: "admin", path: "/apps/details/cash-offers" },
  { name: "overview", as: "admin", path: "/apps/details/overview" },
  { name: "clicks", as: "admin", path: "/apps/details/click" },
  { name: "leads", as: "admin", path: "/apps/details/leads" },
  { name: "networks", as: "admin", path: "/apps/details/networks" },
  { name: "network-mapping", as: "admin", path: "/apps/details/networks/impact/mapping", prepare: toReading },
  { name: "users", as: "admin", path: "/apps/details/users" },
  { name: "leads-unmatched", as: "admin", path: "/apps/details/leads/unmatched" },
  { name: "leads-import", as: "admin", path: "/apps/details/leads/import" },
  { name: "admin-logs", as: "admin", path: "/apps/admin/admin-logs" },
];

/** @param {import("@playwright/test").Page} page */
async function toReading(page) {
  const sale = "transaction_id=IM-2271&order_id=88120&amount=49.90&commission=5.10&currency=USD";
  await page.locator("textarea").fill(`click_id=c-5f2a&${sale}&status=approved&time=2026-01-02T10:00:00Z`);
  const button = page.locator("button[name=intent][value=try]");
  await button.click();
  await page.locator("dl").waitFor();
  await button.and(page.locator(":not([aria-busy])")).waitFor();
}

/** @param {import("@playwright/test").Page} page */
async function toReview(page) {
  await page.locator("main input[type=radio]").first().check({ force: true });
  const amount = page.locator("input[name=amount]");
  // Members who have withdrawn before find it in the first step.
  if (!(await amount.isVisible())) await page.locator("main button[type=submit]:visible").last().click();
  await amount.fill("42.50");
  await amount.press("Enter");
  await page.locator("input[type=password]").waitFor();
}

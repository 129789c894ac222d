/**
 * @typedef {"member" | "admin"} Role
 * @typedef {object} Screen a screen whose picture is taken
 * @property {string} name of the picture
 * @property {Role} [as] who looks at it; a visitor otherwise
 * @property {string} path without the language
 * @property {(page: import("@playwright/test").Page) => Promise<void>} [prepare] what is done before
 */

/** @type {Screen[]} */
export const screens = [
  { name: "home", path: "/dashboards/crm" },
  { name: "stores", path: "/stores" },
  { name: "store", path: "/stores/nike" },
  { name: "login", path: "/login" },
  { name: "my-balance", as: "member", path: "/apps/wallet/my-balance" },
  { name: "withdraw", as: "member", path: "/apps/my-cash-back/withdraw", prepare: toReview },
  { name: "withdraw-history", as: "member", path: "/apps/my-cash-back/withdraw-history" },
  { name: "notifications", as: "member", path: "/apps/notifications" },
  { name: "withdraw-management", as: "admin", path: "/apps/admin/withdraw-management" },
  { name: "admin-logs", as: "admin", path: "/apps/admin/admin-logs" },
];

/** @param {import("@playwright/test").Page} page */
async function toReview(page) {
  await page.locator("main input[type=radio]").first().check({ force: true });
  await page.locator("main button[type=submit]").last().click();
  await page.locator("input[name=amount]").fill("42.50");
  await page.locator("input[name=amount]").press("Enter");
  await page.locator("input[type=password]").waitFor();
}

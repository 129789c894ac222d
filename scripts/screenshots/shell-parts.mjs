/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {object} ShellPart a part of the frame, shown above a member's home
 * @property {string} name of the screenshot
 * @property {number[]} widths widths of the windows to take it in
 * @property {"vertical" | "collapsed" | "horizontal"} [layout]
 * @property {(page: Page, language: "en" | "ar") => Promise<void>} [open] makes the part visible
 */

const phone = 390;
const tablet = 768;
const desktop = 1440;
const queries = { en: "wi", ar: "مع" };

/** @type {ShellPart[]} */
export const shellParts = [
  { name: "member-home", widths: [phone, tablet, desktop] },
  { name: "menu-overlay", widths: [phone, tablet], open: openOverlay },
  { name: "menu-sidebar", widths: [desktop], open: openGroupOf(".side-bar") },
  { name: "menu-collapsed", widths: [desktop], layout: "collapsed", open: hoverSideBar },
  { name: "menu-horizontal", widths: [desktop], layout: "horizontal", open: openGroupOf("header nav") },
  { name: "search", widths: [phone, tablet, desktop], open: search },
  { name: "shortcuts", widths: [phone, tablet, desktop], open: openShortcuts },
  { name: "customizer", widths: [desktop], open: openCustomizer },
];

/** @param {Page} page */
async function openOverlay(page) {
  await page.locator("header button[popovertarget=site-nav]").click();
  await openGroupOf(".side-bar")(page);
}

/** @param {string} menu @returns {(page: Page) => Promise<void>} */
function openGroupOf(menu) {
  return (page) => page.locator(`${menu} summary`).nth(1).click();
}

/** @param {Page} page */
async function hoverSideBar(page) {
  await page.locator(".side-bar").hover({ position: { x: 30, y: 120 } });
}

/** @param {Page} page @param {"en" | "ar"} language */
async function search(page, language) {
  await page.locator("header [aria-keyshortcuts]").click();
  await page.locator("[data-search] input").fill(queries[language]);
  await page.locator("[data-search] [role=option]").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** @param {Page} page */
async function openShortcuts(page) {
  await page.locator("header a[role=button][href$='/shortcuts']").click();
  await page.locator("header [role=dialog]").waitFor();
}

/** @param {Page} page */
async function openCustomizer(page) {
  await page.locator("button[aria-haspopup=dialog].fixed").click();
  await page.locator(".customizer").waitFor();
}

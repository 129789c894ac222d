#!/usr/bin/env node
// Takes the screenshots in docs/screenshots and the share picture from a running demo (`npm start`). Arguments:
// names of screenshots to take (`share` for the picture); all without any.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { screens } from "./screenshots/screens.mjs";
import { shellParts } from "./screenshots/shell-parts.mjs";
import { ensureChromium } from "./testing/chromium.mjs";

/**
 * @typedef {import("./screenshots/screens.mjs").Role} Role
 * @typedef {{ mode: "light" | "dark", language: "en" | "ar" }} Look
 */

const origin = process.env.PUBLIC_ORIGIN || "http://localhost:3000";
const folder = "docs/screenshots";
const accounts = {
  member: { email: "member@cashlane.test", password: "Member-demo-1" },
  admin: { email: "admin@cashlane.test", password: "Admin-demo-1" },
};
const widths = [390, 1440];
const requestedNames = process.argv.slice(2);
/** @param {{ name: string }} picture */
const isRequested = ({ name }) => requestedNames.length === 0 || requestedNames.includes(name);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
await takeScreens({ mode: "light", language: "en" });
await takeScreens({ mode: "dark", language: "ar" });
for (const mode of /** @type {const} */ (["light", "dark"])) {
  for (const language of /** @type {const} */ (["en", "ar"])) await takeShell({ mode, language });
}
if (isRequested({ name: "share" })) await takeShareImage();
await browser.close();

/** @param {Look} look */
async function takeScreens(look) {
  for (const as of /** @type {const} */ ([undefined, "member", "admin"])) {
    const page = await openPage(look, as);
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      for (const { name, path, prepare } of screens.filter(
        (screen) => screen.as === as && isRequested(screen),
      )) {
        await page.goto(`${origin}/${look.language}${path}`, { waitUntil: "networkidle" });
        await prepare?.(page);
        await page.screenshot({ path: `${fileOf(name, width, look)}.png` });
      }
    }
    await page.context().close();
  }
}

/**
 * Takes the screenshots of the shell's parts as JPEG, which needs a quarter of the space of PNG.
 *
 * @param {Look} look
 */
async function takeShell(look) {
  const page = await openPage(look, "member");
  for (const { name, widths, layout, open } of shellParts.filter(isRequested)) {
    await setTheme(page, { layout });
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await page.goto(`${origin}/${look.language}/dashboards/crm`, { waitUntil: "networkidle" });
      await open?.(page, look.language);
      await page.screenshot({ path: `${fileOf(name, width, look)}.jpg`, type: "jpeg", quality: 70 });
    }
  }
  await page.context().close();
}

/** Takes the picture that messengers show with a link: the top of the landing page, in the size they expect. */
async function takeShareImage() {
  const page = await openPage({ mode: "light", language: "en" });
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(`${origin}/en/front-pages/landing-page`, { waitUntil: "networkidle" });
  await page.screenshot({ path: "public/share.jpg", type: "jpeg", quality: 80 });
  await page.context().close();
}

/** @param {Look} look @param {Role} [as] */
async function openPage({ mode, language }, as) {
  const context = await browser.newContext({ colorScheme: mode, reducedMotion: "reduce", timezoneId: "UTC" });
  const page = await context.newPage();
  if (!as) return page;
  await page.goto(`${origin}/${language}/login`);
  await page.locator("input[name=email]").fill(accounts[as].email);
  await page.locator("input[name=password]").fill(accounts[as].password);
  await page.locator("input[name=password]").press("Enter");
  await page.waitForURL(`**/${language}/dashboards/crm`);
  return page;
}

/**
 * Sets the browser's theme cookie.
 *
 * @param {import("@playwright/test").Page} page
 * @param {object} theme
 */
async function setTheme(page, theme) {
  const value = encodeURIComponent(Buffer.from(JSON.stringify({ v: 1, ...theme })).toString("base64"));
  await page.context().addCookies([{ name: "theme", value, url: origin }]);
}

/** @param {number} width */
function sizeOf(width) {
  return { width, height: width < 600 ? 844 : 900 };
}

/** @param {string} name @param {number} width @param {Look} look */
function fileOf(name, width, { mode, language }) {
  return `${folder}/${name}-${width}-${mode}-${language}`;
}

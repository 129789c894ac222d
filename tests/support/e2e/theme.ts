import { type Page, test } from "@playwright/test";

/** Sets the browser's theme cookie, as an earlier visit would have. */
export async function setTheme(
  page: Page,
  theme: { mode?: string; layout?: string; subMenus?: string },
): Promise<void> {
  const value = encodeURIComponent(Buffer.from(JSON.stringify({ v: 1, ...theme })).toString("base64"));
  const url = test.info().project.use.baseURL ?? "";
  await page.context().addCookies([{ name: "theme", value, url }]);
}

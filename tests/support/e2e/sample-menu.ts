import type { Page } from "@playwright/test";
import { build } from "esbuild";

interface SampleMenuOptions {
  language?: "en" | "fr" | "ar";
  /** Path of the current page, without language. */
  path?: string;
  layout?: "vertical" | "collapsed" | "horizontal";
  opensBy?: "click" | "hover";
}

let bundle: Promise<string> | undefined;

/**
 * Opens a page with only the sample menu and the app's style sheet, for menu features the product's menus don't
 * use.
 */
export async function openSampleMenu(page: Page, options: SampleMenuOptions = {}): Promise<void> {
  const script = await (bundle ??= bundleMenu());
  const app = await (await page.request.get("/en/dashboards/crm")).text();
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(app)?.[1] ?? "";
  const body = `<!doctype html><html><head><meta charset="utf-8"><style>${style}</style></head><body></body></html>`;
  await page.route("**/sample-menu?*", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`/sample-menu?${new URLSearchParams({ ...options }).toString()}`);
  await page.addScriptTag({ content: script });
  await page.getByRole("navigation", { name: "Sample" }).waitFor();
}

async function bundleMenu(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["tests/support/pages/menu-harness.tsx"],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env": "{}" },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

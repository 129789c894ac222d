import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { texts as page } from "../../../app/locales/en/extension.ts";
import { texts } from "../../../extension/locales/en.ts";
import { redirectHosts } from "../../../extension/src/rules/affiliate-signals.ts";

/** The id of the default build. */
export const extensionId = "nfdifhlhbpkobbokacciajnhongadcop";
export const popupAddress = `chrome-extension://${extensionId}/popup.html`;

interface BuildOptions {
  origin: string;
  providerOrigin: string;
  /** The hosts of shops that the extension may see. */
  shops: string[];
}

/**
 * Builds the extension and grants its optional access, because a browser without a window can't ask for it.
 * Returns the folder to load.
 */
export function buildGranted(out: string, { origin, providerOrigin, shops }: BuildOptions): string {
  const env = { ...process.env, PUBLIC_ORIGIN: origin, PROVIDER_PUBLIC_ORIGIN: providerOrigin };
  execFileSync("npx", ["tsx", "scripts/build-extension.ts", out], { env, stdio: "ignore" });
  const file = join(out, "chromium/manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;
  manifest.permissions!.push("webRequest");
  manifest.host_permissions = [...shops, ...redirectHosts].map((host) => `*://*.${host}/*`);
  writeFileSync(file, JSON.stringify(manifest));
  return join(out, "chromium");
}

interface LaunchOptions {
  profile: string;
  /** The folder of the extension. */
  extension: string;
  /** The address of the proxy for all requests. */
  proxy: string;
  /** Playwright adds the options of its configuration, which block service workers. */
  serviceWorkers?: "allow" | "block";
}

/** Starts a browser with the extension. The caller closes it. */
export function launchWithExtension({ profile, extension, proxy, serviceWorkers = "block" }: LaunchOptions) {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    locale: "en-GB",
    serviceWorkers,
    proxy: { server: proxy, bypass: "<-loopback>" },
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}

/** Connects the extension to an account: presses _Connect_ in the popup, logs in if needed, and confirms. */
export async function connectFromPopup(
  context: BrowserContext,
  popup: Page,
  account?: { email: string; password: string },
): Promise<void> {
  await popup.goto(popupAddress);
  const opened = context.waitForEvent("page");
  await popup.getByRole("button", { name: texts.connect }).click();
  const product = await opened;
  if (account) {
    await product.locator("input[name=email]").fill(account.email);
    await product.locator("input[name=password]").fill(account.password);
    await product.locator("input[name=password]").press("Enter");
  }
  await product.getByRole("button", { name: page.connect, exact: true }).click();
  await expect(product.getByRole("heading", { level: 1 })).toHaveText(page.connectedTitle);
  await product.close();
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { texts as page } from "../../../app/locales/en/extension.ts";
import { texts } from "../../../extension/locales/en.ts";
import { redirectHosts } from "../../../extension/src/rules/affiliate-signals.ts";
import { accounts } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { startShopProxy } from "../../support/e2e/shop-proxy.ts";

const id = "nfdifhlhbpkobbokacciajnhongadcop";
const shops = ["nike", "target", "walmart", "apple"];
const pattern = (host: string) => `*://*.${host}/*`;

/**
 * Builds the extension for the product under test and grants its optional access, because a browser without a
 * window can't ask for it.
 */
function buildGranted(origin: string, out: string): string {
  const { port } = new URL(origin);
  const env = {
    ...process.env,
    PUBLIC_ORIGIN: origin,
    PROVIDER_PUBLIC_ORIGIN: `http://localhost:${Number(port) + 1}`,
  };
  execFileSync("npx", ["tsx", "scripts/build-extension.ts", out], { env, stdio: "ignore" });
  const file = join(out, "chromium/manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;
  manifest.permissions!.push("webRequest");
  manifest.host_permissions = [...shops.map((shop) => `${shop}.example`), ...redirectHosts].map(pattern);
  writeFileSync(file, JSON.stringify(manifest));
  return join(out, "chromium");
}

/** Blocks cookies and storage of one shop, as a member can in the browser's settings. */
function blockStorage(profile: string, shop: string): void {
  mkdirSync(join(profile, "Default"), { recursive: true });
  const cookies = { [`[*.]${shop}.example,*`]: { setting: 2 } };
  const preferences = { profile: { content_settings: { exceptions: { cookies } } } };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
}

async function connect(context: BrowserContext, popup: Page, origin: string): Promise<void> {
  await popup.goto(`chrome-extension://${id}/popup.html`);
  const opened = context.waitForEvent("page");
  await popup.getByRole("button", { name: texts.connect }).click();
  const product = await opened;
  await product.locator("input[name=email]").fill(accounts.member.email);
  await product.locator("input[name=password]").fill(accounts.member.password);
  await product.locator("input[name=password]").press("Enter");
  await product.getByRole("button", { name: page.connect, exact: true }).click();
  await expect(product.getByRole("heading", { level: 1 })).toHaveText(page.connectedTitle);
  expect(new URL(product.url()).origin).toBe(origin);
  await product.close();
}

test("shows and activates cash back, stays silent after others' clicks, and sends no visited address", async ({
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "cashlane-extension-"));
  const profile = join(folder, "profile");
  const extension = buildGranted(baseURL!, join(folder, "extension"));
  blockStorage(profile, "walmart");
  const networkPort = String(Number(new URL(baseURL!).port) + 50);
  const proxy = await startShopProxy({
    redirect({ hostname, port, searchParams }) {
      if (port === networkPort)
        return `http://www.awin1.com/cread.php?to=${new URL(searchParams.get("to")!).hostname}&awc=mine`;
      if (hostname !== "www.awin1.com") return undefined;
      const awc = searchParams.get("awc");
      return `http://${searchParams.get("to")}/${awc ? `?awc=${awc}` : ""}`;
    },
  });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    locale: "en-GB",
    proxy: { server: proxy.address, bypass: "<-loopback>" },
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  try {
    const popup = context.pages()[0] ?? (await context.newPage());
    await connect(context, popup, baseURL!);
    await popup.goto(`chrome-extension://${id}/popup.html`);
    await expect(popup.getByText(texts.available)).toBeVisible();
    await popup.getByRole("searchbox").fill("nik");
    await expect(popup.getByRole("button", { name: `${texts.shop} Nike` })).toBeVisible();

    const tab = await context.newPage();
    const prompt = tab.locator("cashlane-prompt section");
    await tab.goto("http://www.nike.example/");
    await expect(prompt).toContainText("cash back");
    expect(await tab.evaluate(() => document.body.contains(document.querySelector("cashlane-prompt")))).toBe(
      false,
    );

    await test.step("the shop's scripts can't activate cash back", async () => {
      await tab.evaluate(() => {
        const root = document.querySelector("cashlane-prompt")!.shadowRoot!;
        root.querySelector<HTMLElement>("button.main")!.click();
      });
      await tab.getByRole("button", { name: "Next" }).click();
      await expect(tab).toHaveURL("http://www.nike.example/next");
      await expect(prompt).toContainText("cash back");
      expect(proxy.recorded.filter(({ url }) => url.endsWith("/extension/clicks"))).toEqual([]);
    });

    await test.step("the member's press activates cash back, and the landing doesn't count as a click elsewhere", async () => {
      await prompt.getByRole("button", { name: texts.activate }).focus();
      await tab.keyboard.press("Enter");
      await expect(tab).toHaveURL("http://nike.example/?awc=mine");
      await expect(prompt).toContainText("Activated at");
      await tab.reload();
      await expect(prompt).toContainText("Activated at");
    });

    await test.step("a later click on another site's link is reported in the popup only", async () => {
      await tab.goto("http://nike.example/?awc=other");
      await popup.bringToFront();
      await expect(prompt).toHaveCount(0);
    });

    await test.step("a redirect through a network keeps the shop silent, also on its next page", async () => {
      await tab.bringToFront();
      await tab.goto("http://www.awin1.com/cread.php?to=target.example");
      await expect(tab).toHaveURL("http://target.example/");
      await tab.getByRole("button", { name: "Next" }).click();
      await tab.goto("http://target.example/cart");
      // The next shop answers after this one.
      await tab.goto("http://walmart.example/");
      await expect(prompt).toBeVisible();
      await tab.goto("http://target.example/again");
      await expect(tab.getByRole("heading")).toHaveText("target.example");
      await expect(prompt).toHaveCount(0);
    });

    await test.step("the prompt works in a shop without cookies, and closes by keyboard", async () => {
      await tab.goto("http://walmart.example/");
      await expect(tab.locator("output")).toHaveText("No storage");
      await prompt.getByRole("button", { name: texts.close }).focus();
      await tab.keyboard.press("Escape");
      await expect(prompt).toHaveCount(0);
    });

    await test.step("only the browser's own visits send an address of a shop", () => {
      const isVisit = ({ url }: { url: string }) => /\.example[/:]|^https:|awin1\.com/.test(url);
      const clicks = `http://localhost:${networkPort}/`;
      const others = proxy.recorded.filter((one) => !isVisit(one) && !one.url.startsWith(clicks));
      expect(others.length).toBeGreaterThan(10);
      expect(others.filter(({ url, text }) => `${url} ${text}`.includes(".example/"))).toEqual([]);
      const visited = others.filter(({ url }) => url.includes("/apis/v1/extension/"));
      expect(visited.filter(({ text }) => /target|walmart/.test(text))).toEqual([]);
    });
  } finally {
    await context.close();
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { texts } from "../../../extension/locales/en.ts";
import { accounts } from "../../support/e2e/accounts.ts";
import {
  buildGranted,
  connectFromPopup,
  launchWithExtension,
  popupAddress,
} from "../../support/e2e/extension-browser.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { startShopProxy } from "../../support/e2e/shop-proxy.ts";

const shops = ["nike", "target", "walmart", "apple"].map((shop) => `${shop}.example`);

/** Blocks cookies and storage of one shop, as a member can in the browser's settings. */
function blockStorage(profile: string, shop: string): void {
  mkdirSync(join(profile, "Default"), { recursive: true });
  const cookies = { [`[*.]${shop}.example,*`]: { setting: 2 } };
  const preferences = { profile: { content_settings: { exceptions: { cookies } } } };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
}

test(
  "shows and activates cash back, stays silent after others' clicks, and sends no visited address",
  { tag: "@long" },
  async ({ baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), "cashlane-extension-"));
    const profile = join(folder, "profile");
    const { port } = new URL(baseURL!);
    const providerOrigin = `http://localhost:${Number(port) + 1}`;
    const extension = buildGranted(join(folder, "extension"), { origin: baseURL!, providerOrigin, shops });
    blockStorage(profile, "walmart");
    const networkPort = String(Number(port) + 50);
    const proxy = await startShopProxy({
      redirect({ hostname, port: targetPort, searchParams }) {
        if (targetPort === networkPort)
          return `http://www.awin1.com/cread.php?to=${new URL(searchParams.get("to")!).hostname}&awc=mine`;
        if (hostname !== "www.awin1.com") return undefined;
        const awc = searchParams.get("awc");
        return `http://${searchParams.get("to")}/${awc ? `?awc=${awc}` : ""}`;
      },
    });
    const context = await launchWithExtension({ profile, extension, proxy: proxy.address });
    try {
      const popup = context.pages()[0] ?? (await context.newPage());
      await connectFromPopup(context, popup, accounts.member);
      await popup.goto(popupAddress);
      await expect(popup.getByText(texts.available)).toBeVisible();
      await popup.getByRole("searchbox").fill("nik");
      await expect(popup.getByRole("button", { name: `${texts.shop} Nike` })).toBeVisible();

      const tab = await context.newPage();
      const prompt = tab.locator("cashlane-prompt section");
      await tab.goto("http://www.nike.example/");
      await expect(prompt).toContainText("cash back");
      expect(
        await tab.evaluate(() => document.body.contains(document.querySelector("cashlane-prompt"))),
      ).toBe(false);

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
        // The prompt at the next shop shows that the extension has finished with this one.
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
        const ownRequests = proxy.recorded.filter((one) => !isVisit(one) && !one.url.startsWith(clicks));
        expect(ownRequests.length).toBeGreaterThan(10);
        expect(ownRequests.filter(({ url, text }) => `${url} ${text}`.includes(".example/"))).toEqual([]);
        const visited = ownRequests.filter(({ url }) => url.includes("/apis/v1/extension/"));
        expect(visited.filter(({ text }) => /target|walmart/.test(text))).toEqual([]);
      });
    } finally {
      await context.close();
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

import type { Browser, Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium reports restyled elements.");

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Returns how many elements the browser restyles while a function runs in the page. */
async function countRestyled(browser: Browser, page: Page, change: () => void): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  let count = 0;
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === "UpdateLayoutTree") count += args.elementCount ?? 0;
  });
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  await page.evaluate(change);
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return count;
}

for (const [account, path] of [
  ["member", "apps/my-cash-back/withdraw-history"],
  ["admin", "apps/details/leads"],
] as const) {
  test(`an inserted element restyles fewer than 50 elements of ${path}`, async ({ page, browser }) => {
    await signIn(page, accounts[account]);
    await page.goto(`/en/${path}`, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      const host = Object.assign(document.createElement("div"), { id: "host" });
      document.querySelector("main")!.append(host);
      void document.body.offsetHeight;
    });
    const restyled = await countRestyled(browser, page, () => {
      document.querySelector("#host")!.append(document.createElement("p"));
      void document.body.offsetHeight;
    });
    expect(restyled).toBeLessThan(50);
  });
}

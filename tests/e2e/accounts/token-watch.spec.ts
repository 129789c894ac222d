import type { Page } from "@playwright/test";
import { accounts, tokensOf } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { watchTokens } from "../../support/contract/token-watch.ts";
import { alternate } from "../../support/programs/repetitions.ts";

/**
 * Puts a text wherever a browser can receive, show or store it, without sending it to the dashboard, which
 * would log it.
 */
async function plant(page: Page, text: string): Promise<void> {
  for (const address of ["/planted", "/realtime/token"]) {
    await page.route(`**${address}*`, (route) => route.fulfill({ json: { text } }));
    await page.evaluate((path) => fetch(path).then((response) => response.text()), address);
  }
  await page.evaluate(async (planted) => {
    console.info(planted);
    localStorage.setItem("planted", planted);
    sessionStorage.setItem("planted", planted);
    document.cookie = `planted=${planted}`;
    await fetch(`/planted?${planted}`);
  }, text);
}

const everywhere = [
  "answer of /planted",
  "answer of /realtime/token",
  "console",
  "localStorage",
  "sessionStorage",
  "cookie planted",
  "address",
];
const seenIn = {
  access: everywhere,
  refresh: everywhere,
  forSockets: everywhere.filter((place) => place !== "answer of /realtime/token"),
};

for (const kind of alternate(["access", "refresh", "forSockets"] as const, 1)) {
  // Uses its own browser context, because in the fixture's context a detected token fails the test.
  test(`S2 a real token (${kind}) is detected wherever it is planted`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const watch = watchTokens();
    watch.follow(context);
    const page = await context.newPage();
    await page.goto("/en/login");
    await plant(page, (await tokensOf(page, accounts.auditor))[kind]);
    await watch.leave(context);
    await context.close();
    expect(new Set(watch.leaks.map((leak) => leak.split(":")[0]))).toEqual(new Set(seenIn[kind]));
  });
}

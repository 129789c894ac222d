import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { recordResponseCounts } from "../contract/response-counts.ts";
import { awaitScripts } from "./until-interactive.ts";
import { type TokenWatch, watchTokens } from "../contract/token-watch.ts";

interface Watch {
  /** Problems this test causes on purpose, for example `/status of 404/`. Any other problem fails it. */
  expectedProblems: RegExp[];
  /** Problems the browser reports while the test runs. They fail it. */
  problems: string[];
  /** Watches for tokens that reach a browser. They fail the test. */
  tokens: TokenWatch;
  openContext: OpenContext;
}

/** Opens another user's browser, watched like the first and closed after the test. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Playwright's `test` that also fails on console errors, hydration warnings, page errors and CSP reports. */
export const test = base.extend<Watch>({
  expectedProblems: [[], { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitScripts(context);
    await use(context);
  },
  problems: [
    async ({ context, expectedProblems }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      const unexpected = problems.filter((text) => !expectedProblems.some((pattern) => pattern.test(text)));
      expect(unexpected, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
  tokens: [
    async ({ context }, use, testInfo) => {
      const tokens = watchTokens();
      tokens.follow(context);
      await use(tokens);
      await tokens.leave(context);
      await recordResponseCounts(testInfo.project.outputDir, tokens.responses);
      expect(tokens.leaks, "tokens in the browser").toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, baseURL, problems, tokens }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      opened.push(context);
      if (options.javaScriptEnabled !== false) awaitScripts(context);
      tokens.follow(context);
      await watch(context, problems);
      return context;
    });
    for (const context of opened) {
      await tokens.leave(context);
      await context.close();
    }
  },
});

async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on("console", (message) => {
    const isComplaint = message.type() === "error" || /hydrat/i.test(message.text());
    if (isComplaint) problems.push(`${message.text()} (${message.location().url})`);
  });
  // A new page's pointer is in the corner, where it would open a visitor's collapsed sidebar over the content.
  const movePointerFromCorner = (page: Page) => void page.mouse.move(640, 1).catch(() => undefined);
  context.on("page", (page) => page.once("domcontentloaded", movePointerFromCorner));
  context.on("weberror", (error) => problems.push(String(error.error().stack ?? error.error())));
  await context.addInitScript(reportPolicyViolations);
}

// A report-only policy blocks nothing and isn't logged by every browser, so this raises an error.
function reportPolicyViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const from = `${event.sourceFile}:${event.lineNumber} on ${location.pathname}`;
    console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI}, ${from}`);
  });
}

export { expect };

import { test as base, expect, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import { noteAnswers } from "../contract/answers-read.ts";
import { awaitScripts } from "./taken-over.ts";
import { type TokenWatch, watchTokens } from "../contract/token-watch.ts";

interface Watch {
  /** What this test provokes on purpose, for example `/status of 404/`. Everything else fails it. */
  expectedProblems: RegExp[];
  /** Fails the test for anything the browser complains about while it runs. */
  problems: string[];
  /** Fails the test for a token that reaches a browser. */
  tokens: TokenWatch;
  openContext: OpenContext;
}

/** Opens another person's browser, watched like the first and closed after the test. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Playwright's `test`, strict: no console error, hydration warning, page error or CSP report. */
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
      await noteAnswers(testInfo.project.outputDir, tokens.answers);
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
  context.on("weberror", (error) => problems.push(String(error.error().stack ?? error.error())));
  await context.addInitScript(reportPolicyViolations);
}

// A policy in report-only mode breaks nothing and logs nothing in every browser: make it an error.
function reportPolicyViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const from = `${event.sourceFile}:${event.lineNumber} on ${location.pathname}`;
    console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI}, ${from}`);
  });
}

export { expect };

import { defineConfig, devices } from "@playwright/test";
import { serverEnvironment } from "./tests/support/e2e/environment.ts";
import { testsImporting } from "./tests/support/e2e/tests-importing.ts";

const { CHROMIUM = "/usr/bin/chromium", CHROMIUM_SHELL = CHROMIUM } = process.env;
const port = Number(process.env.E2E_PORT ?? 3310);
const isCi = process.env.CI === "true" || process.env.CI === "1";
// A trace costs about a sixth of the processor's time: the whole run keeps none, a file run alone does.
const isTraced = process.env.TRACE !== "off";
const origin = `http://localhost:${port}`;

/**
 * Tests with programs of their own. A worker that turns from them to others ends, and its programs with it, so one
 * worker runs all tests of a kind. They come first, as they take longest.
 */
const isolatedDemo = testsImporting(/isolated-demo/);
const ownWorld = testsImporting(/\w+-world/);
const browser = { use: { ...devices["Desktop Chrome"] }, teardown: "afterwards" };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One page with its programs keeps nearly two cores busy. More workers take as long and wait for each other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // CI shares its machine: what passes on the second try counts, and the report names it.
  retries: isCi ? 1 : 0,
  // Limits end what never comes; machines are shared, so they measure nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    locale: "en-GB",
    timezoneId: "UTC",
    // Requests that a service worker answers can't be intercepted. Its own tests allow it.
    serviceWorkers: "block",
    trace: isTraced ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM_SHELL,
      // In a container the tests often run as root, where Chromium's sandbox doesn't start.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    { name: "own demo", testMatch: isolatedDemo, workers: 1, ...browser },
    { name: "own world", testMatch: ownWorld, workers: 1, ...browser },
    { name: "shared demo", testIgnore: [...isolatedDemo, ...ownWorld], ...browser },
    { name: "afterwards", testMatch: "*.teardown.ts" },
  ],
  webServer: {
    // Without a shell in between: the server ends with its parent.
    command: "exec node tests/support/e2e/server.mjs",
    url: `${origin}/readyz`,
    env: serverEnvironment(port),
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

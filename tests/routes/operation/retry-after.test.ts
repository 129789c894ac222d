import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";

let dashboard: Dashboard;
beforeAll(async () => {
  // An origin on which no server listens.
  dashboard = await startDashboard({ providerOrigin: "http://127.0.0.1:9" });
});
afterAll(() => dashboard.stop());

test("an unavailable page sends Retry-After, and its showcase doesn't", async () => {
  const real = await dashboard.request("/en/stores");
  expect(real.status).toBe(503);
  expect(real.headers.get("retry-after")).toBe("30");
  const demoPage = await dashboard.request("/en/pages/misc/under-maintenance");
  expect(demoPage.status).toBe(200);
  expect(demoPage.headers.get("retry-after")).toBeNull();
});

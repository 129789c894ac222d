import { beforeEach, expect, test } from "vitest";
import { sendJson, respond } from "../../support/contract/stand-in-provider";
import { normalizeSpaces } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

let delayedSince: string | null;
let isDown: boolean;
let mode: string;
const { dashboard } = standInDashboard(({ path }, response) => {
  if (isDown || path !== "/apis/v1/service-status")
    return sendJson(response, 503, { code: 503, message: "Unavailable", data: null });
  respond(response, {
    checkedAt: "2026-11-28T12:00:00.000Z",
    mode,
    services: [
      { service: "purchases", delayedSince },
      { service: "emails", delayedSince: null },
    ],
  });
});
beforeEach(() => {
  delayedSince = null;
  isDown = false;
  mode = "normal";
});

async function readStatus(language = "en") {
  const response = await new Browser(dashboard).request(`/${language}/status`);
  return { response, html: normalizeSpaces(await response.text()) };
}

test.each([
  ["en", "Everything works as usual."],
  ["fr", "Tout fonctionne normalement."],
  ["ar", "كل شيء يعمل كالمعتاد."],
])("in %s: says that everything works", async (language, text) => {
  expect((await readStatus(language)).html).toContain(text);
});

test("says since when purchases are delayed", async () => {
  delayedSince = "2026-11-28T09:30:00.000Z";
  const { html } = await readStatus();
  expect(html).toContain("Some services are delayed.");
  expect(html).toMatch(/Delayed since(<!-- -->|\s)*<time[^>]*dateTime="2026-11-28T09:30:00.000Z"/i);
});

test("says that reports and emails are paused while nothing can be changed", async () => {
  mode = "read_only";
  const { html } = await readStatus();
  expect(html.match(/Paused/g)).toHaveLength(2);
  expect(html).not.toContain("Working");
});

test("answers while the provider is down", async () => {
  isDown = true;
  const { response, html } = await readStatus();
  expect(response.status).toBe(200);
  expect(html).toContain("Accounts are unavailable at the moment.");
});

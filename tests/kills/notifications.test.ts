import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../support/pages/browser";
import { expectWithin } from "../support/programs/limits";
import { type Dashboard, startDashboard } from "../support/programs/dashboard";
import { createNotification } from "../support/notifications/inbox";
import { bellOf, titlesOf } from "../support/notifications/notifications-page";
import { standInAccounts } from "../support/contract/stand-in-accounts";
import {
  type RequestHandler,
  respond,
  sendJson,
  type StandInProvider,
  startStandIn,
} from "../support/contract/stand-in-provider";

const accounts = standInAccounts();
const listPath = "/apis/notifications/current-user";
let provider: StandInProvider;
let dashboard: Dashboard;
beforeAll(async () => {
  provider = await startStandIn(accounts.handle);
});
beforeEach(() => accounts.state.override.clear());
afterAll(() => provider.close());

// Starts a process per fault, so that an open circuit doesn't affect the next.
function withDashboard(): void {
  beforeAll(async () => void (dashboard = await startDashboard({ providerOrigin: provider.origin })));
  afterAll(() => dashboard.stop());
}

async function signedIn(): Promise<Browser> {
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  return browser;
}

const faults: [name: string, handler: RequestHandler, problem: string][] = [
  ["500", (_, response) => sendJson(response, 500, { code: 500, message: "Broken" }), "loadFailed"],
  ["503", (_, response) => sendJson(response, 503, { code: 503, message: "Not now" }), "loadFailed"],
  [
    "code 500 in a 200",
    (_, response) => sendJson(response, 200, { code: 500, message: "Broken" }),
    "loadFailed",
  ],
  ["reset", (_, response) => void response.destroy(), "loadError"],
  ["HTML as 200", (_, response) => void response.end("<html>"), "loadError"],
  ["wrong types", (_, response) => respond(response, [{ id: 7 }]), "loadError"],
  ["null data", (_, response) => respond(response, null), "loadError"],
  ["a hang", () => undefined, "loadError"],
];

describe.each(faults)("the notification list answers with %s", (_, handler, problem) => {
  withDashboard();

  test("the bell shows the matching error text", async () => {
    const browser = await signedIn();
    accounts.state.override.set(listPath, handler);
    const response = await browser.request("/notifications/unread");
    expect(response.ok).toBe(false);
    expect(await response.json()).toEqual({ problem });
  });

  test("the page shows the error with Retry within 4 s and keeps the shell and balance", async () => {
    const browser = await signedIn();
    accounts.state.override.set(listPath, handler);
    const startedAt = performance.now();
    const response = await browser.request("/en/apps/notifications");
    const html = await response.text();
    expectWithin(startedAt, 4_000);
    expect(response.status).toBeGreaterThanOrEqual(500);
    for (const text of ["Retry", "$12.50", "<h1"]) expect(html).toContain(text);
    expect(html).not.toContain("node_modules");
    expect(bellOf(html)).toBe("Notifications");
  });
});

describe("a provider that fails in part", () => {
  withDashboard();

  test("the page waits at most 700 ms for the bell's count, then renders without it", async () => {
    const browser = await signedIn();
    accounts.state.override.set(listPath, () => undefined);
    const startedAt = performance.now();
    const html = await (await browser.request("/en/nowhere")).text();
    expect(bellOf(html)).toBe("Notifications");
    expectWithin(startedAt, 2_000);
  });

  test("without meta from the provider the count is the number of unread notifications", async () => {
    const browser = await signedIn();
    const list = [
      createNotification("one"),
      createNotification("two", { isRead: true }),
      createNotification("three"),
    ];
    accounts.state.override.set(listPath, (_, response) => respond(response, list));
    const html = await (await browser.request("/en/apps/notifications?filter=unread")).text();
    expect(bellOf(html)).toBe("Notifications (2)");
    expect(provider.received.some((one) => one.path === `${listPath}?page=1&limit=100`)).toBe(true);
  });

  test("without a cursor from the provider the list loads in pages, 20 more at a time", async () => {
    const browser = await signedIn();
    const all = Array.from({ length: 90 }, (_, index) =>
      createNotification(`n${index}`, { title: `Số ${index}.` }),
    );
    accounts.state.override.set(listPath, (request, response) => {
      const limit = Number(new URL(request.path, "http://x").searchParams.get("limit"));
      return respond(response, all.slice(0, limit));
    });
    const read = async (query: string) => {
      const html = await (await browser.request(`/en/apps/notifications${query}`)).text();
      const [next = ""] = /<a [^>]*rel="next"[^>]*>/.exec(html) ?? [];
      return [titlesOf(html).length, /href="[^"]*\?([^"]*)"/.exec(next)?.[1]];
    };
    expect(await read("")).toEqual([20, "shown=40"]);
    expect(await read("?shown=80")).toEqual([80, "shown=100"]);
    expect(await read("?shown=100")).toEqual([90, undefined]);
  });

  test("reports a failed undo of a deletion without offering it again", async () => {
    const browser = await signedIn();
    accounts.state.override.set("/apis/notifications/one", (_, response) => respond(response, null));
    accounts.state.override.set(listPath, (_, response) => respond(response, []));
    const form = { intent: "delete", id: "one" };
    const response = await browser.submit("/en/apps/notifications", form);
    expect(response.headers.get("location")).toBe("/en/apps/notifications");
    const html = await (await browser.request("/en/apps/notifications")).text();
    expect(html).toContain("The notification was deleted.");
    expect(html).not.toContain('value="restore"');
  });

  test("opens a notification even if marking it as read fails", async () => {
    const browser = await signedIn();
    accounts.state.override.set(listPath, (_, response) => respond(response, [createNotification("one")]));
    accounts.state.override.set("/apis/notifications/one", (_, response) =>
      respond(response, createNotification("one")),
    );
    accounts.state.override.set("/apis/notifications/one/mark-as-read", (_, response) =>
      sendJson(response, 500, {}),
    );
    const response = await browser.request("/en/apps/notifications?view_id=one");
    expect(response.status).toBe(200);
    expect(/<h2[^>]*><span lang="vi"/.test(await response.text())).toBe(true);
  });
});

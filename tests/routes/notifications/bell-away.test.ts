import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeCourses } from "#provider/academy/write-courses.ts";
import { screens } from "~/navigation/screens";
import type { Browser } from "../../support/pages/browser";
import { isTimed } from "../../support/programs/limits";
import { readPage, memberWorld } from "../../support/money/member-world";
import { forwardWithoutMeta } from "../../support/proxies/faulty-front";
import { bellOf } from "../../support/notifications/notifications-page";
import { notifyUser } from "../../support/notifications/notifications";
import { alternate, everyNth, printCoverage } from "../../support/programs/repetitions";

/** The call that provides the bell's count if the profile doesn't include it. */
const list = "GET /notifications/current-user";
const faults: [name: string, respond: (response: ServerResponse) => unknown][] = [
  ["takes 30 s", () => undefined],
  ["fails", (response) => response.writeHead(500, { "content-type": "application/json" }).end("{}")],
  ["is not there", (response) => response.writeHead(503).end()],
  ["is cut off", (response) => response.destroy()],
  ["talks nonsense", (response) => response.end("<html>")],
];
// All screens that require a login, except the notifications page, which displays its own error
// (tests/kills/notifications.test.ts). CI tests half of them, because they share the bell.
const paths = everyNth(
  screens.filter(
    ({ redirectsTo, access, path }) => !redirectsTo && access !== "visitor" && path !== "/apps/notifications",
  ),
  2,
).map(({ path, ...screen }) => ("unprefixed" in screen ? path : `/en${path}`));

const world = memberWorld();
let admin: Browser;
let wallet: Browser;
beforeAll(async () => {
  // Course pages need a course, which the provider normally writes when it starts.
  await writeCourses(world.provider.connection, world.provider.app.clock);
  const user = await world.provider.signUp({ role: "admin" });
  await notifyUser(world.provider, user.userId);
  admin = (await world.signIn(user)).browser;
  wallet = (await world.payee(12_345n)).browser;
});
beforeEach(() => removeFaults());

/** Removes all faults, except that the profile still comes without the count. */
function removeFaults(): void {
  world.front.broken.clear();
  world.front.broken.set("GET /v1/users/me", (request, response) =>
    forwardWithoutMeta(world.providerOrigin, request, response),
  );
}

/** Returns a page's visible content, its bell, and the time it took. */
async function open(browser: Browser, path: string) {
  const startedAt = performance.now();
  const response = await browser.request(path);
  const html = await response.text();
  const milliseconds = performance.now() - startedAt;
  return {
    status: response.status,
    // The forms' keys differ on each request, as does the time on the service status page.
    content: (await readPage(new Response(html)))
      .replace(/name="key" value="[^"]*"/g, "")
      .replace(/Checked at.*?<\/time>/s, ""),
    bell: bellOf(html),
    milliseconds,
  };
}

describe.each(faults)("the notifications call %s", (name, respond) => {
  test(
    "the screen is otherwise unchanged, in time, with a bell without a count",
    { timeout: 120_000 },
    async () => {
      let slowest = 0;
      const visited = paths.filter((_, index) => alternate(faults, index).some(([fault]) => fault === name));
      for (const path of visited) {
        removeFaults();
        const well = await open(admin, path);
        world.front.broken.set(list, (_, response) => void respond(response));
        const { milliseconds, ...ill } = await open(admin, path);
        slowest = Math.max(slowest, milliseconds);
        // Screens without a shell have no bell.
        expect([undefined, "Notifications (1)"]).toContain(well.bell);
        expect(ill, path).toEqual({ status: 200, content: well.content, bell: well.bell && "Notifications" });
        if (isTimed) expect(milliseconds, path).toBeLessThan(4_000);
      }
      printCoverage(
        `${visited.length} screens while the notifications call ${name}: the slowest took ${Math.round(slowest)} ms`,
      );
    },
  );

  test("the wallet shows its data", async () => {
    world.front.broken.set(list, (_, response) => void respond(response));
    const { status, content } = await open(wallet, "/en/apps/wallet/my-balance");
    expect(status).toBe(200);
    expect(content).toContain("$123.45");
  });
});

test("only a page with a bell requests its count; pages without a shell and redirects don't wait", async () => {
  const countCalls = () =>
    world.front.received.filter(({ path }) => path.startsWith("/apis/notifications/current-user")).length;
  const before = countCalls();
  for (const path of ["/en/unsubscribe", "/en/login", "/", "/en"]) await open(wallet, path);
  expect(countCalls()).toBe(before);
  await open(wallet, "/en/dashboards/crm");
  expect(countCalls()).toBe(before + 1);
});

test("a count that came with the profile needs no extra call", async () => {
  world.front.broken.set(list, () => expect.unreachable());
  world.front.broken.delete("GET /v1/users/me");
  expect(await open(admin, "/en/dashboards/crm")).toMatchObject({ status: 200, bell: "Notifications (1)" });
});

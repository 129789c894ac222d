import type { ServerResponse } from "node:http";
import { screens } from "~/navigation/screens";
import { Browser } from "../support/pages/browser.ts";
import { routePaths } from "../support/pages/route-paths.ts";
import { startDashboard } from "../support/programs/dashboard.ts";
import { pass } from "../support/proxies/faulty-front.ts";
import { startTestProvider, testVariables } from "../support/programs/provider.ts";
import { listen } from "../support/proxies/sockets.ts";
import { startStandIn } from "../support/contract/stand-in-provider.ts";
import type { Attack } from "./attack.ts";
import { compareBooks } from "./orders.ts";
import { addFinding, addNote, recordOutage } from "./tally.ts";

type Fault = (response: ServerResponse) => unknown;

function createJsonFault(status: number, body: string, headers = {}): Fault {
  return (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
}
const faults: Record<string, Fault> = {
  "400": createJsonFault(400, '{"code":400,"message":"No"}'),
  "401": createJsonFault(401, '{"code":401,"message":"No","key":"unauthenticated"}'),
  "403": createJsonFault(403, '{"code":403,"message":"No"}'),
  "404": createJsonFault(404, '{"code":404,"message":"No"}'),
  "429": createJsonFault(429, '{"code":429,"message":"Slowly"}', { "retry-after": "1" }),
  "500": createJsonFault(500, '{"code":500,"message":"Broken"}'),
  "500 in HTML": (response) => response.writeHead(500).end("<html>Broken"),
  "502 without a body": (response) => response.writeHead(502).end(),
  "503": createJsonFault(503, '{"code":503,"message":"Later"}', { "retry-after": "1" }),
  "code 500 in a 200": createJsonFault(200, '{"code":500,"message":"Broken"}'),
  "HTML as 200": (response) => response.end("<html>"),
  "cut JSON": createJsonFault(200, '{"code":200,"data":[{"id":'),
  "wrong types": createJsonFault(200, '{"code":200,"message":"OK","data":[{"id":7}]}'),
  "null data": createJsonFault(200, '{"code":200,"message":"OK","data":null}'),
  reset: (response) => response.destroy(),
  "a hang": () => undefined,
};
/** The profile and the session: without them no page is rendered at all. */
const exemptPaths = /^\/apis\/(?:auth\/|v1\/users\/me(?:\?|$)|healthz)/;
const atOnce = 6;

/** Addresses that return a file or an empty body instead of a page. */
const files = /\/(?:csv|pdf|proof|mark-as-read|notifications\/x1)$/;
/** The screens of the route table, and detail screens. Any id works, because the call for it fails. */
const pages = [
  ...screens
    .filter((screen) => !("redirectsTo" in screen && screen.redirectsTo))
    .map(({ path, ...screen }) => ("unprefixed" in screen && screen.unprefixed ? path : `/en${path}`)),
  ...routePaths()
    .filter((path) => /\/x1(?:\/|$)/.test(path) && !files.test(path) && !path.includes("x2"))
    .map((path) => path.replace("x1", "6f9619ff-8b86-4d01-b42d-00c04fc964ff")),
];

/**
 * Opens every screen while all its calls fail, once for each kind of fault. Each must respond with the product's own
 * message.
 */
export const pageFaults: Attack = {
  what: `${Object.keys(faults).length} faults of the provider × ${pages.length} pages, member and admin`,
  goal: Object.keys(faults).length * pages.length * 2,
  share: 9,
  async run(turn, tally) {
    const provider = await startTestProvider({ environment: { PUBLIC_ORIGIN: "http://localhost" } });
    const origin = await listen(provider);
    let fault: Fault | undefined;
    const front = await startStandIn(async (request, response) => {
      if (fault && !exemptPaths.test(request.path)) return void fault(response);
      await pass(origin, request, response);
    });
    const env = { INTERNAL_KEY: testVariables.INTERNAL_KEY };
    let dashboard = await startDashboard({ providerOrigin: front.origin, env });
    // Pages that an earlier run has covered.
    let remaining = turn.before;
    for (const [name, broken] of Object.entries(faults)) {
      if (turn.isOver(tally.done)) break;
      const skipped = Math.min(remaining, pages.length * 2);
      remaining -= skipped;
      if (skipped === pages.length * 2) continue;
      // A circuit opened by one fault must not affect the next.
      await dashboard.stop();
      dashboard = await startDashboard({ providerOrigin: front.origin, env });
      fault = undefined;
      const people = [];
      for (const role of ["member", "admin"] as const) {
        const user = await provider.signUp({ role });
        const browser = new Browser(dashboard);
        await browser.logIn(user.email, user.password);
        people.push(browser);
      }
      fault = broken;
      const visits = people.flatMap((browser) => pages.map((page) => ({ browser, page }))).slice(skipped);
      const visit = async () => {
        for (let next = visits.shift(); next && !turn.isOver(tally.done); next = visits.shift()) {
          const { browser, page } = next;
          const startedAt = performance.now();
          const response = await browser.request(page).catch(() => undefined);
          const html = (await response?.text()) ?? "";
          recordOutage(tally, performance.now() - startedAt);
          tally.done += 1;
          if (!response) addFinding(tally, "lost", `${page} at ${name}: no answer`);
          else if (response.status >= 500 && !/<html lang="en"[^]*<h1/.test(html)) {
            tally.serverErrors += 1;
            addNote(tally, `${page} at ${name}: ${response.status} without words`);
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visit));
    }
    if (dashboard.process.exitCode !== null) addFinding(tally, "lost", "the dashboard ended");
    await compareBooks(provider.app, tally);
    await dashboard.stop();
    await front.close();
    await provider.close();
  },
};

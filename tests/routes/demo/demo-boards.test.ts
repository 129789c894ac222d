import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { respond, type StandInProvider, startStandIn } from "../../support/contract/stand-in-provider";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";

let provider: StandInProvider;
let dashboard: Dashboard;
beforeAll(async () => {
  provider = await startStandIn((_, response) =>
    respond(response, { access_token: "a", refresh_token: "r" }),
  );
  dashboard = await startDashboard({ providerOrigin: provider.origin });
});
afterAll(async () => {
  await dashboard.stop();
  await provider.close();
});

const pathOf = (board: string) => `/en/pages/widget-examples/${board}`;

async function pageAt(target: string, cookie = "") {
  const response = await dashboard.request(target, { headers: { Cookie: cookie } });
  const html = await response.text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** Presses a button as a visitor without scripts. Returns the visitor's cookies afterwards. */
async function press(board: string, fields: Record<string, string>, cookie = "") {
  const response = await dashboard.request(pathOf(board), {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(302);
  const demoCookie = response.headers.getSetCookie().find((header) => header.startsWith("demo="));
  return demoCookie?.split(";")[0] ?? cookie;
}

describe("the boards of cards", () => {
  test.each([
    ["basic", 15 + 3],
    ["advanced", 19 + 3],
    ["statistics", 9 + 9 + 30],
    ["charts", 16 + 2],
    ["gamification", 6],
  ])("%s shows its cards", async (board, least) => {
    const body = await pageAt(pathOf(board));
    const headings = body.match(/<h2[\s>]|<figcaption/g) ?? [];
    expect(headings.length).toBeGreaterThanOrEqual(least);
  });

  test("each server-drawn chart shows its figures as a table", async () => {
    const body = await pageAt(pathOf("charts"));
    expect(body.match(/<table/g)).toHaveLength(14);
  });

  test.each([
    ["basic", { toggle: "cartHeadphones" }, "Add to cart", "In the cart"],
    ["basic", { stars: "4" }, "You haven’t given any stars yet.", "You gave 4 of 5 stars."],
    ["basic", { toggle: "likeTwo" }, "67 likes", "68 likes"],
    ["advanced", { toggle: "webinar" }, "Take a place", "You have a place"],
    ["advanced", { toggle: "favourite" }, "Lyon, by the river", "One of your favorites"],
    ["advanced", { toggle: "table" }, "Book a table", "Booked for 18:30"],
  ] as const)("%s keeps %o for the visitor until the demo is reset", async (board, fields, before, after) => {
    const untouched = await pageAt(pathOf(board));
    expect(untouched).toContain(before);
    expect(untouched).not.toContain(after);
    const cookie = await press(board, fields);
    expect(await pageAt(pathOf(board), cookie)).toContain(after);
    await press(board, { intent: "reset" }, cookie);
    expect(await pageAt(pathOf(board), cookie)).not.toContain(after);
  });

  test("removing a star keeps other pressed controls", async () => {
    const cookie = await press("basic", { stars: "4" }, await press("basic", { toggle: "likeTwo" }));
    await press("basic", { stars: "0" }, cookie);
    const body = await pageAt(pathOf("basic"), cookie);
    expect(body).toContain("You haven’t given any stars yet.");
    expect(body).toContain("68 likes");
  });

  test.each([
    ["", "1,286", "more than last week"],
    ["?orders=month", "5,420", "more than last month"],
    ["?orders=year", "61,300", "more than last year"],
    ["?orders=never", "1,286", "more than last week"],
  ])("the orders of %s are %s, %s", async (search, count, words) => {
    const body = await pageAt(pathOf("statistics") + search);
    const card = body.slice(body.lastIndexOf(`Period: Orders`));
    expect(card.slice(0, card.indexOf("</section>"))).toMatch(new RegExp(`${count}[^]*${words}`));
  });

  test("the booking button shows the time selected by a link", async () => {
    const cookie = await press("advanced", { toggle: "table" });
    expect(await pageAt(`${pathOf("advanced")}?time=late`, cookie)).toContain("Booked for 21:30");
  });
});

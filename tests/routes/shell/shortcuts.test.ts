import type { ServerResponse } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { readPage, memberWorld } from "../../support/money/member-world";

const page = "/en/shortcuts";
const world = memberWorld();
let visitor: Browser;
let member: Browser;
let admin: Browser;
beforeAll(async () => {
  member = (await world.signIn(await world.provider.signUp())).browser;
  admin = (await world.signIn(await world.provider.signUp({ role: "admin" }))).browser;
});
beforeEach(() => (visitor = new Browser(world.dashboard)));
afterEach(() => world.front.broken.clear());

/** Returns the URLs of the tiles in order. */
async function tilesOf(browser: Browser, target = page): Promise<string[]> {
  const html = await readPage(browser.request(target));
  return [...html.matchAll(/<a[^>]*data-path="([^"]*)"/g)].map(([, path = ""]) => path);
}
function send(browser: Browser, fields: Record<string, string>, target = page): Promise<Response> {
  return browser.submit(target, fields);
}
/** Submits the whole list, as the popup does. */
function saveShortcuts(browser: Browser, paths: string[], suffix = ".data"): Promise<Response> {
  const body = new URLSearchParams([["intent", "keep"], ...paths.map((path) => ["path", path])]);
  return browser.request(page + suffix, { method: "POST", body, headers: { accept: "*/*" } });
}

const five = [
  ...["/apps/invoice/list", "/apps/user/list", "/apps/roles", "/dashboards/crm"],
  "/pages/account-settings",
];

describe("shortcuts page", () => {
  test.each([
    ["en", "Role Management", "Permissions"],
    ["fr", "Gestion des rôles", "Autorisations"],
    ["ar", "إدارة الأدوار", "الأذونات"],
  ])("in %s: shows the five, each with title, subtitle and its address", async (language, ...texts) => {
    const html = await readPage(member.request(`/${language}/shortcuts`));
    for (const text of [...texts, `href="/${language}/apps/roles"`]) expect(html).toContain(text);
    expect(await tilesOf(member)).toEqual(five);
  });

  test("every entry leads to a page, none to 404", async () => {
    for (const path of five) expect((await admin.request(`/en${path}`)).status, path).toBe(200);
  });

  test("shows visitors only the pages they may open", async () => {
    expect(await tilesOf(visitor)).toEqual(five.slice(0, 4));
  });

  test("is linked from the top bar, also on an error page", async () => {
    const html = await (await visitor.request("/fr/no-such-page")).text();
    expect(html).toMatch(/<a href="\/fr\/shortcuts" aria-label="Raccourcis"/);
  });

  test("/shortcuts leads to the visitor's language", async () => {
    const response = await world.dashboard.request("/shortcuts?q=a");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(`${page}?q=a`);
  });

  test("shows an error and changes nothing while the viewer is unknown", async () => {
    const respondWithError = (_: unknown, response: ServerResponse) =>
      void response.writeHead(500, { "content-type": "application/json" }).end("{}");
    world.front.broken.set("GET /v1/users/me", respondWithError);
    const cookies = new Map(member.cookies);
    expect((await member.request(page)).ok).toBe(false);
    expect((await send(member, { intent: "remove", path: "/apps/roles" })).ok).toBe(false);
    expect(new Map(member.cookies)).toEqual(cookies);
  });
});

describe("without scripts", () => {
  test("finds pages as the search does, adds one, and returns to the query", async () => {
    const html = await readPage(visitor.request(`${page}?q=%20FLEE`));
    expect(html).toMatch(/<button[^>]*value="\/apps\/logistics\/fleet"[^>]*aria-label="Add Fleet"/);
    expect(html).not.toContain('value="/stores"');
    const target = `${page}?q=FLEE`;
    const response = await send(visitor, { intent: "add", path: "/apps/logistics/fleet" }, target);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(target);
    const next = await (await visitor.request(target)).text();
    expect(next).toContain("Fleet was added");
    expect(next).not.toContain('aria-label="Add Fleet"');
    expect(await tilesOf(visitor)).toEqual([...five.slice(0, 4), "/apps/logistics/fleet"]);
    await send(visitor, { intent: "add", path: "/apps/logistics/fleet" });
    expect(await tilesOf(visitor)).toHaveLength(5);
  });

  test("moves, removes, and resets to the defaults", async () => {
    const [invoices, users, roles, home] = five as [string, string, string, string];
    await send(visitor, { intent: "later", path: invoices });
    await send(visitor, { intent: "earlier", path: home });
    expect(await tilesOf(visitor)).toEqual([users, invoices, home, roles]);
    await send(visitor, { intent: "earlier", path: users });
    await send(visitor, { intent: "later", path: roles });
    expect(await tilesOf(visitor)).toEqual([users, invoices, home, roles]);
    for (const path of [users, invoices, home, roles, roles]) {
      expect((await send(visitor, { intent: "remove", path })).status).toBe(302);
    }
    const empty = await readPage(visitor.request(page));
    expect(empty).toContain("No shortcuts yet");
    await send(visitor, { intent: "reset" });
    expect(await tilesOf(visitor)).toEqual([invoices, users, roles, home]);
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("shortcuts"))).toEqual([]);
  });

  test("members have separate lists in the same browser and see them after logging in again", async () => {
    const [one, two] = [await world.provider.signUp(), await world.provider.signUp()];
    await visitor.logIn(one.email, one.password);
    await send(visitor, { intent: "remove", path: "/apps/roles" });
    await visitor.submit("/logout", {});
    expect(await tilesOf(visitor)).toEqual(five.slice(0, 4));
    await visitor.logIn(two.email, two.password);
    expect(await tilesOf(visitor)).toEqual(five);
    await visitor.submit("/logout", {});
    await visitor.logIn(one.email, one.password);
    expect(await tilesOf(visitor)).toEqual(five.filter((path) => path !== "/apps/roles"));
  });
});

describe("from the popup", () => {
  test("replaces the whole list in place", async () => {
    const list = ["/stores", "/apps/admin/admin-logs", "https://reactrouter.com/"];
    const response = await saveShortcuts(admin, list);
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBeNull();
    expect(await tilesOf(admin)).toEqual(list);
    expect((await saveShortcuts(admin, [])).status).toBe(200);
    expect(await tilesOf(admin)).toEqual([]);
    expect((await saveShortcuts(admin, list, "")).headers.get("location")).toBe(page);
  });
});

describe("refusals keep the list", () => {
  const twelve = [
    ...["/stores", "/shortcuts", "/apps/roles", "/pages/pricing", "/react-table", "/charts/recharts"],
    ...["/pages/widget-examples/basic", "/forms/form-validation", "/apps/logistics/fleet", "/dashboards/crm"],
    ...["/forms/form-layouts", "/forms/form-wizard"],
  ];

  test.each([
    ["a page there is not", { intent: "add", path: "/no-such-page" }],
    ["an admin's page, to a member", { intent: "add", path: "/apps/admin/admin-logs" }],
    ["an address elsewhere that is none of ours", { intent: "add", path: "https://evil.test/" }],
    ["no path", { intent: "add" }],
    ["another intent", { intent: "burn", path: "/stores" }],
    ["nothing", {}],
  ])("%s: answers 400 with a text", async (_, fields) => {
    const before = await tilesOf(member);
    const response = await send(member, fields as Record<string, string>);
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie().filter((line) => line.startsWith("shortcuts"))).toEqual([]);
    expect(await response.text()).toContain("This page can’t be added as a shortcut.");
    expect(await tilesOf(member)).toEqual(before);
  });

  test.each([
    ["a page twice", ["/stores", "/stores"]],
    ["an admin's page", ["/stores", "/apps/admin/admin-logs"]],
    ["thirteen", [...twelve, "/pages/faq"]],
  ])("answers 400 to a list with %s", async (_, list) => {
    const before = await tilesOf(member);
    expect((await saveShortcuts(member, list)).status).toBe(400);
    expect(await tilesOf(member)).toEqual(before);
  });

  test("answers 409 to a thirteenth, and the page explains the limit beforehand", async () => {
    expect((await saveShortcuts(visitor, twelve)).status).toBe(200);
    const html = await readPage(visitor.request(`${page}?q=faq`));
    expect(html).toContain("There’s room for 12 shortcuts. Remove one to add another.");
    expect(html).toMatch(/<button(?=[^>]* disabled="")[^>]*value="\/pages\/faq"/);
    const response = await send(visitor, { intent: "add", path: "/pages/faq" });
    expect(response.status).toBe(409);
    expect(await tilesOf(visitor)).toEqual(twelve);
  });

  test("hides an admin's page from a former admin", async () => {
    const { browser } = await world.signIn(await world.provider.signUp());
    await saveShortcuts(browser, ["/stores"]);
    const name = [...browser.cookies.keys()].find((key) => key.startsWith("shortcuts-")) ?? "";
    const forged = btoa(JSON.stringify({ v: 1, list: ["/apps/admin/admin-logs", "/apps/roles"] }));
    browser.cookies.set(name, encodeURIComponent(forged));
    expect(await tilesOf(browser)).toEqual(["/apps/roles"]);
    browser.cookies.set(name, "%E0%A4%A");
    expect(await tilesOf(browser)).toEqual(five);
  });
});

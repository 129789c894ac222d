import { beforeAll, describe, expect, test } from "vitest";
import { sharedLinks } from "#provider/database/schema/shared-link-schema.ts";
import { memberWorld, readPage } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";
import { addShop } from "../../support/money/shops";

const world = memberWorld();
const rate = { kind: "percent", minimum: 300, maximum: 300 } as const;
const list = "/en/apps/links";

beforeAll(async () => {
  const { database } = world.provider.app;
  const shop = { slug: "linked", name: "Linked", site: "https://www.linked.test/", rate };
  await addShop(database, { ...shop, takesLinks: true });
  await addShop(database, { slug: "closed", name: "Closed", site: "https://closed.test/", rate });
});

async function signInMember() {
  return (await world.signIn(await world.provider.signUp())).browser;
}

/** Creates a link in the form. Returns the path of the link's page and the link's own path. */
async function create(browser: Browser) {
  const response = await browser.submit(list, { address: "https://www.linked.test/shoes" });
  const page = response.headers.get("location")!;
  const html = await readPage(browser.request(page));
  return { page, html, path: /\/go\/[0-9A-Z]{8}/.exec(html)![0] };
}

const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)![1]!;

describe("My links", () => {
  test("shows an empty list with the form", async () => {
    const html = await readPage((await signInMember()).request(list));
    expect(html).toContain("No links yet");
    expect(html).toContain('name="address"');
  });

  test("makes a link with its QR code, and lists it", async () => {
    const browser = await signInMember();
    const { html } = await create(browser);
    expect(html).toContain('role="img" aria-label="QR code of http');
    expect(await readPage(browser.request(list))).toContain("www.linked.test/shoes");
  });

  test.each([
    ["https://nobody.test/", "We have no partner store at this address."],
    ["https://closed.test/", "This store doesn’t allow shared links."],
    ["no address", "Enter the whole https address of a page"],
  ])("refuses %s at its field", async (address, text) => {
    const response = await (await signInMember()).submit(list, { address });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).toContain(text);
  });

  test("turns a link off", async () => {
    const browser = await signInMember();
    const { page, path } = await create(browser);
    expect((await browser.submit(page, { intent: "off" })).status).toBe(302);
    expect((await new Browser(world.dashboard).request(path)).status).toBe(404);
  });
});

describe("a member's link", () => {
  test("shows visitors where it leads and that someone else earns, and creates no click", async () => {
    const { path } = await create(await signInMember());
    const html = await readPage(new Browser(world.dashboard).request(path));
    expect(html).toContain("Continue to Linked");
    expect(html).toContain("may earn a commission");
    expect(html).toMatch(/href="\/en\/register\?ref=[0-9A-Z]{8}"/);
  });

  test("stays out of search engines", async () => {
    const { path } = await create(await signInMember());
    const html = await (await new Browser(world.dashboard).request(path)).text();
    expect(html).toContain('name="robots" content="noindex"');
  });

  test("leads a visitor on after the button, without an account", async () => {
    const { path } = await create(await signInMember());
    const visitor = new Browser(world.dashboard);
    const key = keyIn(await readPage(visitor.request(path)));
    const response = await visitor.submit(path, { key });
    expect(response.status).toBe(200);
    expect(response.headers.get("refresh")).toMatch(/^2; url=https:\/\/network\.test\//);
    expect(await response.text()).toContain("On your way to Linked");
  });

  test("gives members who are logged in their own cash back", async () => {
    const { path } = await create(await signInMember());
    const friend = await signInMember();
    const html = await readPage(friend.request(path));
    expect(html).toContain("the cash back is yours");
    const response = await friend.submit(path, { key: keyIn(html) });
    expect(await response.text()).toContain("Tracking is on");
    expect(await readPage(friend.request("/en/stores/linked"))).toContain("You opened Linked");
  });

  test("isn't found for an unknown code", async () => {
    const visitor = new Browser(world.dashboard);
    expect((await visitor.request("/go/ZZZZZZZZ")).status).toBe(404);
    expect((await visitor.request("/go/https:%2F%2Fevil.test")).status).toBe(404);
    expect(await world.provider.app.database.$count(sharedLinks)).toBeGreaterThan(0);
  });
});

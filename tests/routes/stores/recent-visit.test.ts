import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { memberWorld, readPage } from "../../support/money/member-world";
import { addClick, addShop } from "../../support/money/shops";

const world = memberWorld();
const rate = { kind: "percent", minimum: 100, maximum: 300 } as const;
let visited: Awaited<ReturnType<typeof addShop>>;

beforeAll(async () => {
  const { database } = world.provider.app;
  visited = await addShop(database, { slug: "visited", name: "Visited", rate });
  await addShop(database, { slug: "other", name: "Other", rate });
});

/** Signs in a new member who opened the first store some hours ago. */
async function signInVisitor({ hoursAgo }: { hoursAgo: number }) {
  const member = await world.provider.signUp();
  const { storeId, offerId = "" } = visited;
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000);
  await addClick(world.provider.app.database, { userId: member.userId, storeId, offerId, createdAt });
  return (await world.signIn(member)).browser;
}

const home = "/en/dashboards/crm";
const store = "/en/stores/visited";
const title = "You opened Visited";

describe("a visit to a store", () => {
  test.each([home, store])("is shown on %s, with the next step", async (path) => {
    const html = await readPage((await signInVisitor({ hoursAgo: 1 })).request(path));
    expect(html).toContain(title);
    expect(html).toContain("It usually shows up here within two days.");
  });

  test("isn't shown on another store's page", async () => {
    const html = await readPage((await signInVisitor({ hoursAgo: 1 })).request("/en/stores/other"));
    expect(html).not.toContain("You opened");
  });

  test("isn't shown after two days", async () => {
    expect(await readPage((await signInVisitor({ hoursAgo: 49 })).request(home))).not.toContain(title);
  });

  test("is no longer shown once the member reports that they bought nothing", async () => {
    const browser = await signInVisitor({ hoursAgo: 1 });
    const html = await readPage(browser.request(home));
    const [, click = ""] = /name="click" value="([^"]+)"/.exec(html) ?? [];
    const response = await browser.submit(`${store}/trip`, { click, returnTo: home });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(home);
    expect(await readPage(browser.request(home))).not.toContain(title);
  });

  test("ending another visit hides nothing", async () => {
    const browser = await signInVisitor({ hoursAgo: 1 });
    await browser.submit(`${store}/trip`, { click: randomUUID(), returnTo: home });
    expect(await readPage(browser.request(home))).toContain(title);
  });
});

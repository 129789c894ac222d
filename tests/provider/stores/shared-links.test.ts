import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listClaimable } from "#contract/claims/claims.ts";
import { createClick, listClicks } from "#contract/clicks/clicks.ts";
import { maxActiveLinks } from "#contract/shared-links/link-limits.ts";
import {
  createSharedLink,
  followSharedLink,
  getFollowedLink,
  getSharedLink,
  listSharedLinks,
  setSharedLinkState,
} from "#contract/shared-links/shared-links.ts";
import { setStoreLinks } from "#contract/stores/admin-stores.ts";
import { clicks } from "#provider/database/schema/earning-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sharedLinks } from "#provider/database/schema/shared-link-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addLeadRow, addNetwork, addShop, type ShopValues } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const rate = { kind: "percent", minimum: 500, maximum: 500 } as const;

describeOnDatabase("members' links to stores' pages", (open) => {
  let provider: TestProvider;
  let shops = 0;

  /** Adds a store with its own host. The store accepts members' links unless `values` turn that off. */
  async function start(values: ShopValues = {}) {
    provider ??= await startTestProvider({ open });
    const slug = `linked-${++shops}`;
    const host = `www.${slug}.test`;
    const shop = { slug, name: slug, site: `https://${host}/`, takesLinks: true, rate, ...values };
    await addShop(provider.app.database, shop);
    return { slug, host };
  }
  const create = (as: TestUser, address: string) =>
    provider.call(createSharedLink, { as, body: { address } });
  const idempotencyHeaders = () => ({ "idempotency-key": randomUUID() });
  const follow = (code: string, headers = idempotencyHeaders()) =>
    provider.call(followSharedLink, { params: { code }, headers });
  const clickRow = async (linkId: string) => {
    const [row] = await provider.app.database.select().from(clicks).where(eq(clicks.sharedLinkId, linkId));
    return row;
  };

  async function setUpLink(values: ShopValues = {}) {
    const { slug, host } = await start(values);
    const owner = await provider.signUp();
    const { data: link } = await create(owner, `https://${host}/shoes?size=40`);
    return { slug, host, owner, link };
  }

  test("lead visitors to the page through the network, once per key", async () => {
    const { link } = await setUpLink();
    const headers = idempotencyHeaders();
    const { data } = await follow(link.code, headers);
    expect(new URL(data.url).host).toBe("network.test");
    expect(new URL(data.url).searchParams.get("to")).toBe(link.address);
    expect((await follow(link.code, headers)).data.url).toBe(data.url);
    expect(await provider.app.database.$count(clicks, eq(clicks.sharedLinkId, link.id))).toBe(1);
  });

  test("credit a visitor's purchase to the owner, and store nothing about the visitor", async () => {
    const { link, owner } = await setUpLink();
    await follow(link.code);
    const click = await clickRow(link.id);
    expect(click).toMatchObject({
      userId: owner.userId,
      ip: null,
      device: null,
      country: null,
      referrer: null,
    });
    const { userId, storeId } = click!;
    await addLeadRow(provider.app.database, {
      userId,
      storeId,
      clickId: click!.id,
      cashBack: 250n,
      occurredAt: click!.createdAt,
    });
    const { data } = await provider.call(getSharedLink, { as: owner, params: { id: link.id } });
    expect(data).toMatchObject({ clicks: 1, purchases: 1, earned: 250, state: "active" });
  });

  test("leave a member's own click to that member, with the page of the link", async () => {
    const { link, slug, owner } = await setUpLink();
    const friend = await provider.signUp();
    const body = { store: slug, link: link.code };
    const { data } = await provider.call(createClick, { as: friend, body, headers: idempotencyHeaders() });
    expect(new URL(data.url).searchParams.get("to")).toBe(link.address);
    const [row] = await provider.app.database.select().from(clicks).where(eq(clicks.id, data.id));
    expect(row).toMatchObject({ userId: friend.userId, sharedLinkId: null });
    const ownLink = await provider.call(getSharedLink, { as: owner, params: { id: link.id } });
    expect(ownLink.data.clicks).toBe(0);
  });

  test("are refused in a click on another store", async () => {
    const { link } = await setUpLink();
    const other = await start();
    const as = await provider.signUp();
    const body = { store: other.slug, link: link.code };
    expect((await provider.call(createClick, { as, body, headers: idempotencyHeaders() })).status).toBe(404);
  });

  test("keep visitors' clicks out of the owner's own clicks and claims", async () => {
    const { link, owner } = await setUpLink();
    await follow(link.code);
    expect((await provider.call(listClicks, { as: owner })).data).toEqual([]);
    expect((await provider.call(listClaimable, { as: owner })).data).toEqual([]);
  });

  test.each([
    ["another host", "https://elsewhere.test/"],
    ["a host that ends like the store's", "https://not-HOST/"],
    ["a host that begins like the store's", "https://HOST.evil.test/"],
    ["the store's host as a user name", "https://HOST@evil.test/"],
    ["a user name at the store's host", "https://me@HOST/"],
    ["another port", "https://HOST:8443/"],
    ["plain http", "http://HOST/"],
    ["a script", "javascript:alert(1)//HOST/"],
  ])("refuse %s", async (_, address) => {
    const { host } = await start();
    const response = await create(
      await provider.signUp(),
      address.replaceAll("HOST", host.replace("www.", "")),
    );
    expect(response.status).toBe(address.startsWith("https:") ? 422 : 400);
    expect(Object.keys(response.body)).toContain("fields");
  });

  test("take a page below the store's host, and return the same link for the same page", async () => {
    const { host } = await start();
    const as = await provider.signUp();
    const address = `https://shop.${host.replace("www.", "")}/a`;
    const first = await create(as, address);
    expect(first.status).toBe(201);
    expect((await create(as, address)).data.id).toBe(first.data.id);
    expect((await provider.call(listSharedLinks, { as })).data).toHaveLength(1);
  });

  test("need a store that takes them, and end with it", async () => {
    const { host, slug } = await start({ takesLinks: false });
    const as = await provider.signUp();
    const admin = await provider.signUp({ role: "admin" });
    const address = `https://${host}/`;
    expect((await create(as, address)).body).toMatchObject({ code: 422, key: "link_store_refuses" });
    const allow = (takesLinks: boolean) =>
      provider.call(setStoreLinks, { as: admin, params: { slug }, body: { takesLinks } });
    await allow(true);
    const { data: link } = await create(as, address);
    await allow(false);
    expect((await follow(link.code)).status).toBe(404);
    const ownLink = await provider.call(getSharedLink, { as, params: { id: link.id } });
    expect(ownLink.data.state).toBe("store_stopped");
  });

  test("lead to home pages only if the network takes no pages", async () => {
    const key = "home-only";
    await start();
    await addNetwork(provider.app.database, { key, trackingUrl: "https://network.test/go?sub={click}" });
    const { host } = await start({ network: key });
    const as = await provider.signUp();
    expect((await create(as, `https://${host}/shoes`)).body).toMatchObject({ key: "link_page_unsupported" });
    expect((await create(as, `https://${host}/`)).status).toBe(201);
  });

  test("don't work while they are off", async () => {
    const { link, owner: as } = await setUpLink();
    const setActive = (isActive: boolean) =>
      provider.call(setSharedLinkState, { as, params: { id: link.id }, body: { isActive } });
    expect((await setActive(false)).data.state).toBe("off");
    expect((await provider.call(getFollowedLink, { params: { code: link.code } })).status).toBe(404);
    expect((await follow(link.code)).status).toBe(404);
    expect((await setActive(true)).data.state).toBe("active");
    expect((await follow(link.code)).status).toBe(201);
  });

  test("don't work while the owner's account is suspended", async () => {
    const { link, owner } = await setUpLink();
    await provider.app.database.update(users).set({ status: "suspended" }).where(eq(users.id, owner.userId));
    expect((await follow(link.code)).status).toBe(404);
  });

  test("are visible to their owner only", async () => {
    const { link } = await setUpLink();
    const as = await provider.signUp();
    const params = { id: link.id };
    expect((await provider.call(getSharedLink, { as, params })).status).toBe(404);
    const turned = await provider.call(setSharedLinkState, { as, params, body: { isActive: false } });
    expect(turned.status).toBe(404);
  });

  test("show visitors the page's host and the referral code, but not the owner", async () => {
    const { link, owner, host } = await setUpLink();
    const response = await provider.call(getFollowedLink, { params: { code: link.code } });
    expect(response.data).toMatchObject({ host, shopping: "open", cashBack: rateShown });
    const text = JSON.stringify(response.body);
    for (const secret of [owner.userId, owner.email, link.id, "shoes"]) expect(text).not.toContain(secret);
  });
  const rateShown = { kind: "percent", minimum: 500, maximum: 500 };

  test("are limited to a number of active ones", async () => {
    const { host, owner, link } = await setUpLink();
    const [row] = await provider.app.database.select().from(sharedLinks).where(eq(sharedLinks.id, link.id));
    const more = Array.from({ length: maxActiveLinks - 1 }, (_, index) => ({
      ...row!,
      id: randomUUID(),
      code: `ZZ${String(shops).padStart(3, "0")}${String(index).padStart(3, "0")}`,
      address: `https://${host}/${index}`,
    }));
    await provider.app.database.insert(sharedLinks).values(more);
    const response = await create(owner, `https://${host}/one-more`);
    expect(response.body).toMatchObject({ code: 422, key: "links_full" });
  });

  test("refuse a visitor's address that clicks too often", async () => {
    const { link } = await setUpLink();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await follow(link.code)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

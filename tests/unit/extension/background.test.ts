import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PopupView, PromptView } from "../../../extension/src/messages.ts";
import type { Opening } from "../../../extension/src/rules/stand-down.ts";
import { redirectHosts } from "../../../extension/src/rules/affiliate-signals.ts";
import { fakeExtensionBrowser } from "../../support/programs/fake-extension-browser.ts";

const now = Date.parse("2026-03-01T10:00:00Z");
const minute = 60_000;
const store = (slug: string) => ({
  slug,
  name: slug,
  domain: `${slug}.example`,
  rate: { kind: "percent", minimum: 400, maximum: 475 },
  coupons: 0,
  exclusions: null,
});
const page = "https://nike.example/";
const account = {
  wallet: { currency: "USD", available: 0, pending: 0 },
  purchases: [],
  favourites: [],
  activations: [],
};

let browser: ReturnType<typeof fakeExtensionBrowser>;
let responses: Record<string, () => Response>;

const accept = (data: object) => () => Response.json({ data });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  browser = fakeExtensionBrowser();
  responses = {
    "/v1/extension/clicks": accept({
      id: "00000000-0000-4000-8000-000000000001",
      store: { slug: "nike", name: "Nike", logo: null, category: "sports" },
      url: "https://www.awin1.com/go",
      offer: {
        kind: "percent",
        currency: "USD",
        rate: 300,
        tiers: [],
        cap: null,
        terms: null,
        exclusions: null,
        endsAt: null,
        tracksWithinHours: 48,
        holdDays: 30,
      },
      createdAt: "2026-03-01T10:00:00.000Z",
      expiresAt: "2026-03-31T10:00:00.000Z",
    }),
    "/v1/extension/account": accept(account),
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const respond = responses[new URL(address).pathname.replace("/apis", "")];
    return respond?.() ?? Response.json({}, { status: 404 });
  });
  await browser.local.set({
    connection: { token: "cle_x", storesKey: "x" },
    stores: {
      format: 1,
      version: now,
      expiresAt: "2027-01-01T00:00:00.000Z",
      stores: ["nike", "target"].map(store),
    },
  });
  browser.granted.origins = ["*://*.nike.example/*", "*://*.target.example/*"];
  await browser.restart();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const visit = (query = "", { opening = "load", tab = 1 }: { opening?: Opening; tab?: number } = {}) =>
  browser.send<PromptView | null>(
    { type: "visit", address: page + query, referrer: "", opening },
    { tab: { id: tab } },
  );
const activate = () => browser.send<{ error: string | null }>({ type: "activate" });
const openPopup = () => browser.send<PopupView>({ type: "popup" }, { tab: undefined });

describe("stand-down", () => {
  test("is kept when several tabs of the store load at once", async () => {
    await Promise.all([visit("?awc=other"), visit("", { tab: 2 }), visit("", { tab: 3 })]);
    expect(await visit()).toBeNull();
  });

  test("is kept when the browser restarts the background script", async () => {
    await visit("?awc=other");
    await browser.restart();
    expect(await visit()).toBeNull();
  });

  test("is kept when the member disconnects and connects again", async () => {
    const connected = Object.fromEntries(browser.local.stored);
    await visit("?awc=other");
    await browser.send({ type: "disconnect" }, { tab: undefined });
    await browser.local.set({ connection: connected.connection, stores: connected.stores });
    expect(await visit()).toBeNull();
  });

  test("starts after a redirect through a network that leaves no parameter", async () => {
    browser.events.onBeforeRequest.emit({ tabId: 1, url: "https://www.awin1.com/cread.php" });
    await vi.waitFor(() => expect(browser.session.stored.get("redirect:1")).toBeDefined());
    await browser.restart();
    expect(await visit()).toBeNull();
  });

  test("ends with the member's own activation", async () => {
    await visit("?awc=other");
    await activate();
    expect(await visit("?awc=mine")).toMatchObject({ state: "activated" });
  });

  test("ends with the browser session, so that the store is offered again after a lost activation", async () => {
    await activate();
    await visit("?awc=mine");
    await visit("?awc=other");
    browser.session.stored.clear();
    vi.setSystemTime(now + 31 * minute);
    expect(await visit()).toMatchObject({ state: "offer" });
  });
});

describe("an activation", () => {
  test("is shown after the landing", async () => {
    await activate();
    expect(await visit("?awc=mine")).toMatchObject({ state: "activated" });
  });

  test("isn't shown as active when the member goes back before reaching the store", async () => {
    await activate();
    expect(await visit("", { opening: "history" })).toMatchObject({ state: "offer" });
  });

  test("isn't shown as active when the store's script changes the URL while the page is left", async () => {
    await activate();
    expect(await visit("?step=2", { opening: "script" })).toBeNull();
    expect(await visit("?awc=mine")).toMatchObject({ state: "activated" });
  });

  test("that led nowhere is offered again after two minutes", async () => {
    await activate();
    vi.setSystemTime(now + 3 * minute);
    expect(await visit("", { tab: 2 })).toMatchObject({ state: "offer" });
    expect((await openPopup()).current?.state).toBe("none");
  });

  test("of another day is shown with its date", async () => {
    await activate();
    await visit("?awc=mine");
    vi.setSystemTime(now + 50 * 60 * minute);
    expect((await visit("?awc=mine"))?.texts.activated).toContain("Mar 1, 2026");
  });

  test("isn't called lost if the later click was made on the product's pages", async () => {
    await activate();
    await visit("?awc=mine");
    await visit("?awc=other");
    expect((await openPopup()).current?.state).toBe("lost");
    const click = {
      id: "00000000-0000-4000-8000-000000000002",
      store: { slug: "nike", name: "Nike", logo: null, category: "sports" },
      network: "Awin",
      trackedAt: null,
      createdAt: "2026-03-01T10:05:00.000Z",
      expiresAt: "2026-03-31T10:05:00.000Z",
    };
    responses["/v1/extension/account"] = accept({ ...account, activations: [click] });
    expect((await openPopup()).current?.state).toBe("none");
  });
});

describe("access to a store", () => {
  test("that was withdrawn ends the prompt in pages that are still open", async () => {
    expect(await visit()).toMatchObject({ state: "offer" });
    browser.granted.origins = [];
    browser.events.onRemoved.emit({ origins: ["*://*.nike.example/*"] });
    expect(await visit("cart", { opening: "script" })).toBeNull();
    expect(browser.badges.get(1)).toBe("");
    expect(browser.registered).toEqual([]);
  });

  test("includes all stores if the member has granted access to all sites", async () => {
    browser.granted.origins = ["*://*/*"];
    browser.events.onAdded.emit();
    expect(await visit()).toMatchObject({ state: "offer" });
    expect((await openPopup()).hasAllSitesAccess).toBe(true);
    expect(browser.registered[0]?.matches).toContain("*://*.nike.example/*");
  });

  test("to all stores is complete only with the affiliate networks", async () => {
    expect((await openPopup()).hasAllSitesAccess).toBe(false);
    browser.granted.origins.push(...redirectHosts.map((host) => `*://*.${host}/*`));
    expect((await openPopup()).hasAllSitesAccess).toBe(true);
  });
});

test("a visit without affiliate signals stores nothing", async () => {
  await visit();
  expect(browser.local.stored.has("shop:nike")).toBe(false);
});

test("a token that was ended at the product disconnects the extension at the next call", async () => {
  responses["/v1/extension/clicks"] = () => Response.json({ message: "ended" }, { status: 401 });
  expect((await activate()).error).not.toBeNull();
  expect(browser.local.stored.has("connection")).toBe(false);
  expect((await openPopup()).isConnected).toBe(false);
});

const listStores = (...stores: object[]) =>
  browser.local.set({
    stores: { format: 1, version: now, expiresAt: "2027-01-01T00:00:00.000Z", stores },
  });
const boost = {
  usual: { kind: "percent", minimum: 200, maximum: 200 },
  endsAt: "2026-03-01T10:01:00.000Z",
};

test("an activation keeps the rate of its click", async () => {
  await activate();
  expect((await visit("?awc=mine"))?.rate).toBe("3% cash back");
});

test("a boosted rate is shown with the usual one, and ends to the second", async () => {
  await listStores({ ...store("nike"), boost });
  expect((await visit())?.rate).toBe("Up to 4.75% cash back (usually 2%)");
  vi.setSystemTime(now + minute);
  expect((await visit())?.rate).toBe("2% cash back");
});

test("a store without a usual rate isn't shown after its boost", async () => {
  await listStores({ ...store("nike"), boost: { ...boost, usual: null } });
  vi.setSystemTime(now + minute);
  expect(await visit()).toBeNull();
});

describe("a message from a page of a store", () => {
  test("doesn't get the account", async () => {
    expect(await browser.send({ type: "popup" })).toBeUndefined();
  });

  test("doesn't disconnect", async () => {
    await browser.send({ type: "disconnect" });
    expect((await openPopup()).isConnected).toBe(true);
  });

  test("activates only that store", async () => {
    const clicks = vi.fn((_: string, { body }: { body: string }) => JSON.parse(body) as { store: string });
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (address: string, options: { body: string }) => {
      if (address.endsWith("/clicks")) clicks(address, options);
      return fetch(address);
    });
    await browser.send({ type: "activate", slug: "target" });
    expect(clicks.mock.results.map(({ value }) => value as object)).toEqual([{ store: "nike" }]);
  });
});

test("the list of stores is read from the storage once for several visits", async () => {
  const reads = vi.spyOn(browser.local, "get");
  await visit();
  await visit("cart");
  expect(reads.mock.calls.filter(([key]) => key === "stores")).toHaveLength(1);
});

test("the list of stores is read again after the script restarts", async () => {
  await visit();
  await browser.restart();
  const reads = vi.spyOn(browser.local, "get");
  await visit();
  expect(reads.mock.calls.filter(([key]) => key === "stores")).toHaveLength(1);
});

test("a changed rate is shown at once", async () => {
  await visit();
  const rate = { kind: "percent", minimum: 900, maximum: 900 };
  await listStores({ ...store("nike"), rate }, store("target"));
  expect((await visit())?.rate).toContain("9%");
});

test("the badge never says more than the store pays", async () => {
  await visit();
  expect(browser.badges.get(1)).toBe("4.7%");
});
